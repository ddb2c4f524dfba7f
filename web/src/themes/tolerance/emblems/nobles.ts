import { crown, FACE, features, ruff, SHOULDERS } from "./heads";
import { around, both, disc, discs, oval, petals, rays, star, type Drawing } from "./pen";

const FOLDS = Array.from({ length: 9 }, (_, place) => place * 14 - 56);
const rim = (r: number): string[] =>
  FOLDS.map((way) =>
    around(50, 92, r, way)
      .map((value) => value.toFixed(1))
      .join(" "),
  );
const FAN = `M50 92L${rim(60).join("A8 8 0 0 1 ")}Z`;
const FAN_INSIDE = `M50 92L${rim(36).join("A5 5 0 0 1 ")}Z`;

export const NOBLES: Record<string, Drawing> = {
  // Scales: in one pan the law, in the other the fee.
  lawyer: [
    ["line", "M50 20V86M14 28L4 60M14 28L34 60M86 28L66 60M86 28L96 60"],
    [
      "tint",
      "M10 22C24 17 40 24 50 17C60 24 76 17 90 22L89 29C74 26 61 31 50 26C39 31 26 26 11 29ZM28 94C30 85 42 86 47 78H53C58 86 70 85 72 94Z",
    ],
    ["paper", "M8 58V49C8 45 13 45 13 49H30V58Z"],
    ["gilt", `${disc(50, 12, 6)}M70 60V55H92V60ZM73 55V50H89V55Z`],
    ["tint", both("M2 59H36C34 70 28 74 19 74C10 74 4 70 2 59Z")],
    ["hair", "M16 50H27M16 54H27M44 84L44 90M50 82V91M56 84V90"],
  ],
  // The axe in the block.
  executioner: [
    ["paper", "M36 41L93 8L97 15L41 49Z"],
    ["tint", "M12 64H32C36 76 64 76 68 64H88L84 96H16Z"],
    ["paper", "M19 36L38 26C40 44 50 54 66 58C58 72 40 80 20 78C27 66 27 50 19 36Z"],
    ["deep", "M13 24L31 15L38 26L19 36Z"],
    [
      "hair",
      "M26 70C38 70 50 65 58 60M23 75C38 76 50 70 61 61M21 70L23 94M80 70L78 94M32 82V94M42 84V94M58 84V94M68 82V94M72 74L71 80",
    ],
  ],
  // A shield without deeds, a lance and a sword he carries for another.
  "young-squire": [
    ["paper", "M10 2L16 8L94 90L88 96L8 12Z"],
    ["paper", "M94 4L92 14L30 76L24 70L84 8Z"],
    ["gilt", "M14 60L20 58L42 80L40 86L30 80L18 93L10 95L5 90L7 82L20 70Z"],
    ["tint", "M22 14H78V44C78 66 66 78 50 88C34 78 22 66 22 44Z"],
    ["paper", "M22 52L50 28L78 52C77 58 75 62 72 66L50 46L28 66C25 62 23 58 22 52Z"],
    ["hair", "M28 20H72V40"],
  ],
  // A banner with the rose, before the wind.
  "standard-bearer": [
    ["paper", "M16 12H22V98H16Z"],
    [
      "tint",
      "M22 16C36 4 50 26 66 16C76 10 86 14 97 12L84 36L97 60C86 62 76 56 66 62C50 72 36 50 22 62Z",
    ],
    ["gilt", "M19 0L26 9L19 16L12 9Z"],
    ["paper", petals(52, 39, 5, 17, 30)],
    ["gilt", disc(52, 39, 5)],
    [
      "hair",
      "M26 20C28 30 26 46 26 56M31 16C33 30 31 46 31 52M74 18C77 30 74 46 76 56M80 17C83 30 80 46 83 56M14 70H24M14 76H24",
    ],
  ],
  // A plain hat, and under it a dagger.
  "humble-alain": [
    ["paper", "M42 66H58L50 99Z"],
    ["deep", "M45 46H55V62H45Z"],
    ["tint", "M24 60H76L70 68H30Z"],
    ["deep", "M32 8C42 2 58 2 68 8L73 38H27Z"],
    ["tint", "M27 38L29 27C42 32 58 32 71 27L73 38C58 44 42 44 27 38Z"],
    ["deep", "M2 42C10 34 20 36 27 37C42 43 58 43 73 37C80 36 90 34 98 42C84 56 16 56 2 42Z"],
    ["paper", "M44 28H56V38H44Z"],
    ["hair", "M50 68V92M38 10L35 26M62 10L65 26"],
  ],
  // Powder, and a match to it.
  "guy-fawkes": [
    ["tint", "M20 36C32 30 68 30 80 36C87 54 87 76 80 93C68 99 32 99 20 93C13 76 13 54 20 36Z"],
    [
      "paper",
      "M16 46C36 54 64 54 84 46L86 55C64 63 36 63 14 55ZM14 74C36 82 64 82 86 74L84 83C64 91 36 91 16 83Z",
    ],
    ["deep", oval(50, 36, 29, 7)],
    ["line", "M50 35C46 20 58 26 62 18C65 12 70 14 73 12"],
    ["gilt", star(81, 11, 8, 13, 5)],
    ["hair", "M36 60V74M50 61V75M64 60V74M34 86V94M50 88V97M66 86V94M36 44V50M64 44V50"],
  ],
  // A folding fan.
  "lady-in-waiting": [
    ["tint", FAN],
    ["paper", FAN_INSIDE],
    ["hair", rays(50, 92, 8, 59, 9, -56, 56)],
    ["gilt", discs(3, ...FOLDS.slice(1).map((way) => around(50, 92, 48, way - 7)))],
    ["deep", "M45 82H55L53 96H47Z"],
    ["line", "M50 96V100"],
  ],
  // A closed helm and its plume.
  "valiant-knight": [
    [
      "tint",
      "M54 20C50 4 28 -2 16 10C4 22 10 38 4 52C14 50 16 44 20 40C16 52 20 60 16 70C28 64 24 48 32 40C40 32 48 28 54 20Z",
    ],
    ["paper", "M28 92V56C28 30 42 18 56 18C76 18 84 36 84 50L94 64L82 74V92C64 99 46 99 28 92Z"],
    ["line", "M28 58C44 48 62 46 84 50M36 82C52 86 70 84 82 74M56 18C50 30 44 40 42 50"],
    [
      "solid",
      `M54 54L84 57V61L54 59Z${discs(1.8, [66, 68], [74, 68], [66, 75], [74, 74], [58, 69], [58, 76])}`,
    ],
    ["gilt", disc(43, 57, 5)],
    [
      "hair",
      "M16 16C20 26 14 36 12 42M26 12C28 24 22 34 22 40M38 12C36 22 32 32 28 38M34 62V80M38 64V80M64 24C72 28 77 36 78 44",
    ],
  ],
  // The widow's cap, pearls and a ruff.
  "catherine-de-medici": [
    ["deep", "M50 20C40 8 26 16 27 36C28 54 24 70 12 88H88C76 70 72 54 73 36C74 16 60 8 50 20Z"],
    ["tint", SHOULDERS],
    ...ruff(74, 29, 12),
    ["paper", FACE],
    ...features(0.5, -1),
    ["deep", "M50 32C45 24 37 27 35 42C28 26 36 12 50 22C64 12 72 26 65 42C63 27 55 24 50 32Z"],
    ["paper", discs(2, [50, 32], [44, 27.5], [38.5, 30], [56, 27.5], [61.5, 30])],
    ["gilt", disc(50, 92, 5)],
    ["hair", "M24 86C28 78 30 66 31 58M76 86C72 78 70 66 69 58M30 96L33 90M70 96L67 90"],
  ],
  // A minister's cap, his long beard and white staff.
  "earl-cecil": [
    ["tint", SHOULDERS],
    ...ruff(70, 24, 9),
    ["paper", FACE],
    ...features(1, -1, 41),
    [
      "paper",
      "M36 48C34 66 42 76 44 92L50 80L56 92C58 76 66 66 64 48C60 56 56 54 50 54C44 54 40 56 36 48Z",
    ],
    ["solid", "M44 60C48 57 52 57 56 60C52 62 48 62 44 60Z"],
    ["deep", "M26 34C24 18 34 10 50 10C66 10 76 18 74 34C62 26 38 26 26 34Z"],
    ["gilt", disc(66, 20, 4)],
    ["paper", "M84 20H89V100H84Z"],
    ["hair", "M42 64L46 80M50 66V78M58 64L54 80M39 58L42 70M61 58L58 70M34 20C38 16 44 14 50 14"],
  ],
  // The cross of Lorraine and a rapier.
  "duke-of-guise": [
    ["tint", "M43 4H57V20H74V33H57V45H84V59H57V97H43V59H16V45H43V33H26V20H43Z"],
    ["paper", "M94 6L90 14L36 75L32 71L86 10Z"],
    ["gilt", "M44 84C34 88 20 80 20 66L28 66C30 74 36 78 44 76ZM35 67L25 87L13 95L7 89L15 79Z"],
    ["line", "M22 60L46 84"],
    ["hair", "M48 10V40M48 64V92M22 50H40M60 50H78M84 15L40 65"],
  ],
  // The dauphin's beast, crowned too early.
  "francis-ii": [
    [
      "deep",
      "M66 28C76 16 88 20 92 30C86 30 82 36 78 42ZM42 70C48 78 44 90 36 96C30 88 34 78 38 72Z",
    ],
    [
      "tint",
      "M8 50C8 34 26 24 44 24C72 24 88 44 82 64C78 78 66 84 60 82C66 88 76 88 86 82C86 94 74 100 62 96C50 98 44 88 48 80C56 76 64 68 60 56C56 46 46 46 40 52C34 62 20 66 6 60C10 58 14 58 18 56C12 56 8 54 8 50Z",
    ],
    ["gilt", crown(32, 22, 30)],
    ["paper", disc(30, 40, 5)],
    ["solid", disc(30, 40, 2.2)],
    ["line", "M18 56C24 56 28 54 32 51"],
    [
      "hair",
      "M52 32C58 36 56 42 60 46M60 34C66 38 64 46 68 50M66 42C72 48 70 54 72 60M46 30C52 34 50 38 54 42M66 60C72 62 74 66 74 70M64 92C70 94 76 92 80 89",
    ],
  ],
  // The Admiral's anchor.
  "gaspard-de-coligny": [
    [
      "tint",
      "M45 26H55V78C66 76 76 70 80 62L72 60L92 46L94 70L87 67C80 82 66 92 50 97C34 92 20 82 13 67L6 70L8 46L28 60L20 62C24 70 34 76 45 78Z",
    ],
    ["paper", "M22 28H78C82 28 82 38 78 38H22C18 38 18 28 22 28Z"],
    ["line", "M50 22C40 22 40 4 50 4C60 4 60 22 50 22"],
    ["line", "M58 10C84 8 76 30 62 44C44 60 34 56 38 68C40 78 60 70 72 84"],
    ["hair", "M49 42V84M28 31V35M36 31V35M64 31V35M72 31V35"],
  ],
  // Lilies under a crown.
  "henry-of-france": [
    [
      "tint",
      "M50 26C60 38 62 48 57 62C64 48 76 38 86 46C98 56 88 74 76 70C80 64 78 58 72 60C64 62 62 70 62 74H38C38 70 36 62 28 60C22 58 20 64 24 70C12 74 2 56 14 46C24 38 36 48 43 62C38 48 40 38 50 26Z",
    ],
    [
      "tint",
      "M44 82H56C56 90 60 94 64 97H36C40 94 44 90 44 82ZM34 82C30 90 24 92 18 90C24 88 26 84 28 82ZM66 82C70 90 76 92 82 90C76 88 74 84 72 82Z",
    ],
    ["paper", "M30 73H70V82H30Z"],
    ["gilt", crown(50, 22, 48)],
    ["hair", "M50 36V68M46 42V66M20 50C24 48 30 52 34 58M80 50C76 48 70 52 66 58M38 77H62"],
    ["solid", discs(1.8, [50, 18], [39, 17], [61, 17])],
  ],
};
