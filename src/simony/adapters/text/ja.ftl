### PettingZoo、OpenSpiel、Gymnasium への接続。

adapters-missing = { $library } がインストールされていません。ヒント：pip install "simony[{ $extra }]"
adapters-reward = 「{ $came }」という報酬はありません。指定できるのは：{ $expected }
adapters-render = 「{ $came }」という描画モードはありません。指定できるのは：{ $expected }
adapters-bots = { $seats }人のゲームにボットが{ $came }体指定されています。全席共通で1体か、学習者以外の各席に1体ずつ指定してください。
adapters-policy = 「{ $came }」は対戦相手にできません。ボットの名前、ビューを受け取る関数、decide メソッドを持つオブジェクト、BatchPolicy のいずれかを指定してください。
adapters-policy-illegal = 席 { $seat } の方策が手 { $action } を選びましたが、今は選べない手です。
adapters-seat = 席 { $came } はありません。このゲームの席は 0 から { $last } までです。
adapters-games = 同時に進めるゲームの数は1以上です。{ $came } は指定できません。
adapters-actions = { $games }個のゲームそれぞれに手が1つずつ必要ですが、{ $came }個でした。
adapters-illegal = 同時に進めているゲームの { $number } 番：手 { $action } は今は選べません。
adapters-house-rules = パラメータ { $file } に「{ $came }」があります。指定できるのは、.toml で終わるファイル名か、「項目:値」をセミコロンで区切ったものです。例：game.rubies:1;game.confessions:60
adapters-house-rules-twice = パラメータ { $file } に「{ $came }」がありますが、この項目にはすでに値があります。項目は一度だけ指定してください。
adapters-autoreset = 「{ $came }」という自動リセットのモードはありません。指定できるのは：{ $expected }
adapters-over = 同時に進めているゲームの { $number } 番は終了しています。reset(options={"{"}"reset_mask": …{"}"}) で始め直してください。
adapters-reset-mask = リセットマスクには{ $games }個の真偽値の配列を指定し、少なくとも1つを真にしてください。
adapters-state-damaged = 保存された状態が壊れているか、環境の状態ではありません。
adapters-state-foreign = 別の環境で保存された状態です。{ $name } は { $expected } のはずですが、{ $came } でした。
