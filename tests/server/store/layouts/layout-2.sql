BEGIN TRANSACTION;
CREATE TABLE ban (
        kind TEXT NOT NULL CHECK (kind IN ('device', 'address')),
        value TEXT NOT NULL,
        reason TEXT NOT NULL,
        since REAL NOT NULL,
        until REAL,
        PRIMARY KEY (kind, value)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "ban" VALUES('address','192.0.2.0/24','spam',8.0,NULL);
CREATE TABLE chat (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        number INTEGER NOT NULL,
        device TEXT REFERENCES device ON DELETE SET NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('t',1,'anna','Anna','hello',4.0,0);
INSERT INTO "chat" VALUES('t',2,'bela','Bela','good evening',5.0,0);
CREATE TABLE device (
        id TEXT PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "device" VALUES('anna',X'8D48B66BDE6AA3D21ED623FC3046C27A5CB53D3F87FED72994EC683A89DE1243','Anna','en',1.0,10.0);
INSERT INTO "device" VALUES('bela',X'EF808CB4F24C9307A2815C3369F33CC14E5BE7ABE2ADED1FB08D7C74EA05E633','Bela','en',1.0,10.0);
CREATE TABLE entry (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        at REAL NOT NULL,
        checksum INTEGER NOT NULL,
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES('t',1,'1 play 1 card ',3.0,595504736);
INSERT INTO "entry" VALUES('t',2,'1 play 2 card card ',3.0,3320976201);
INSERT INTO "entry" VALUES('t',3,'1 play 3 card card card ',3.0,3115261122);
CREATE TABLE game_table (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        created REAL NOT NULL,
        updated REAL NOT NULL,
        secret BLOB NOT NULL,
        body BLOB NOT NULL,
        checksum INTEGER NOT NULL
    , creator TEXT REFERENCES device ON DELETE SET NULL, origin BLOB NOT NULL DEFAULT x'') STRICT;
INSERT INTO "game_table" VALUES('t','vesper',1,'playing',1.0,2.0,X'6120736563726574',X'7B7D',1219321129,'anna',X'66726F6D206120686F757365');
CREATE TABLE moment (
        what TEXT PRIMARY KEY,
        seconds REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE move (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        move_id TEXT NOT NULL,
        first INTEGER NOT NULL,
        count INTEGER NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (game_table, seat, move_id)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "move" VALUES('t',0,'m1',1,2,X'6163636570746564');
CREATE TABLE recovery (
        device TEXT PRIMARY KEY REFERENCES device ON DELETE CASCADE,
        phrase BLOB NOT NULL UNIQUE,
        made REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "recovery" VALUES('anna',X'8CE49DAC1DE71BFF86F0AA46C4B8D63BE491A7751135C6EE2E3F996AD5652254',8.0);
CREATE TABLE report (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        what TEXT NOT NULL,
        device TEXT NOT NULL REFERENCES device ON DELETE CASCADE,
        at REAL NOT NULL, origin BLOB NOT NULL DEFAULT x'',
        PRIMARY KEY (game_table, what, device)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "report" VALUES('t','chat 1','bela',6.0,X'6120737461727420616E6420612068617368');
CREATE TABLE result (
        game_table TEXT NOT NULL,
        seat INTEGER NOT NULL,
        device TEXT REFERENCES device ON DELETE SET NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        win REAL NOT NULL,
        score INTEGER NOT NULL,
        finished REAL NOT NULL,
        PRIMARY KEY (game_table, seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES('t',0,'anna','vesper',3,1,1.0,30,9.0);
INSERT INTO "result" VALUES('t',1,'bela','vesper',3,2,0.0,20,9.0);
INSERT INTO "result" VALUES('t',2,NULL,'vesper',3,3,0.0,10,9.0);
CREATE TABLE review (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        what TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (game_table, what)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "review" VALUES('t','name 1',7.0);
CREATE TABLE seat (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        device TEXT REFERENCES device ON DELETE SET NULL,
        asked INTEGER NOT NULL CHECK (asked IN (0, 1)),
        PRIMARY KEY (game_table, seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES('t',0,'anna',1);
INSERT INTO "seat" VALUES('t',1,'bela',0);
INSERT INTO "seat" VALUES('t',2,NULL,0);
CREATE TABLE ticket (
        token BLOB PRIMARY KEY,
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "ticket" VALUES(X'500032D99D15C6425ED99B426837AA6E36994C8AFD248F7A0A5F329E0BF84889','t',0,100.0);
CREATE TABLE tide (
        id INTEGER PRIMARY KEY CHECK (id = 0),
        number INTEGER NOT NULL
    ) STRICT;
INSERT INTO "tide" VALUES(0,1);
CREATE INDEX device_by_seen ON device (seen);
CREATE INDEX game_table_by_status ON game_table (status, updated);
CREATE TRIGGER entry_in_order BEFORE INSERT ON entry
        WHEN NEW.number != 1 + coalesce((SELECT max(number) FROM entry WHERE game_table = NEW.game_table), 0)
        BEGIN SELECT RAISE(ABORT, 'not the next entry'); END;
CREATE INDEX seat_by_device ON seat (device) WHERE device IS NOT NULL;
CREATE INDEX result_by_device ON result (device) WHERE device IS NOT NULL;
CREATE INDEX chat_by_device ON chat (device) WHERE device IS NOT NULL;
CREATE INDEX report_by_device ON report (device);
CREATE INDEX ticket_by_table ON ticket (game_table, seat);
CREATE INDEX ticket_by_end ON ticket (expires);
CREATE INDEX game_table_by_creator ON game_table (creator, status) WHERE creator IS NOT NULL;
CREATE INDEX game_table_in_lobby ON game_table (origin, updated, id) WHERE listed = 1 AND status IN ('open', 'playing');
COMMIT;
