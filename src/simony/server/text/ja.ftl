### サーバーの言葉:その答えと、運営者に見せる文。

## テーブル

table-bots-many = 席は{ $seats }つですが、ボットが{ $came }席分指定されています。
table-other-rules = この対局は{ $game }のルール第{ $began }版で始まりました。このサーバーのルールは第{ $now }版のため、続けられません。失われたものはありません。主催者がテーブルを閉じれば、全員が記録をダウンロードできます。{ $way }
table-other-figures = この対局を始めたときの{ $game }の数値（{ $began }）は、このサーバーでの数値（{ $now }）と違います。失われたものはありません。始めたときのリリースなら続けられます。
table-cannot-go-on = この対局はここでは続けられません：{ $problem } 失われたものはありません。始めたときのリリースなら続けられます。
table-not-there = そのテーブルはありません。リンクの打ち間違いか、テーブルがもうないのかもしれません。
table-not-begun = 対局はまだ始まっていません。
table-begun = 対局はもう始まっています。
table-not-over = 対局はまだ終わっていません。
table-closed = このテーブルは閉じられています。
table-stopping = サーバーを止めているところです。対局は保存されています。少し待ってからもう一度どうぞ。
table-broken = サーバーで問題が起きました。何も変わっていません。もう一度お試しください。
table-busy = サーバーが混み合っています。{ $seconds }秒待ってから、もう一度お試しください。
table-job-too-much = 処理に時間やメモリーがかかりすぎます。もっと小さいものでお試しください。
table-crowded = このテーブルへの要求が多すぎます。{ $seconds }秒待ってからもう一度どうぞ。

table-no-device = この端末はまだ登録されていません。まず最初のページを開いてください。
table-not-host = それができるのはテーブルの主催者だけです。
table-not-your-seat = { $seat }番の席はあなたの席ではありません。
table-not-seated = あなたはこのテーブルに着いていません。
table-which-seat = あなたには席が複数あります。どの席か指定してください。
table-not-your-eyes = その視点では見られません。自分の席の視点と、テーブルが許すなら公開の視点で見られます。
table-look-needs-socket = テーブルを見るにはソケットで接続してください。
table-barred = 主催者の求めにより、このテーブルには着けません。
table-seat-taken = { $seat }番の席は埋まっています。
table-name-alike = 「{ $came }」は、このテーブルの別の名前と見分けがつきません。違う名前にしてください。
table-empty-seats = 始める前に全員が着席する必要があります。空席:{ $seats }
table-not-away = ボットが代わりに打てるのは、{ $seconds }秒以上不在の人だけです。
table-gave-up = あなたはこの対局を投了しました。ボットが代わりに続けます。
table-nobody-to-remove = その席にはほかの人がいません。
table-not-open-hands = このテーブルは手札公開の設定ではありません。
table-ticket-void = このリンクはすでに使われたか、古くなっています。
table-stand-in-acts = 今はボットがあなたの代わりに打っています。まず席に戻ってください。

table-stale = もう問われていない質問への答えです({ $came }番。今は{ $asked }番)。画面を見直してください。
table-sequence = 続きの手順の{ $number }番目はつながりません。別の決定です。
table-no-offer = { $number }番の申し出はもうありません。
table-not-asked = { $number }番の申し出であなたの返事は求められていないか、すでに同意しています。
table-muted = 主催者の設定により、このテーブルでは書き込めません。
table-no-line = このチャットに{ $line }番の発言はありません。
table-report-what = どれのことか指定してください（席かチャットの1行のどちらか）。
table-replay-range = この対局の場面は{ $count }個です({ $came }番はありません)。
table-thinker-failed = 今は考えられるボットがありません。
table-metrics = 指標は、運営者が公開しないかぎり、サーバー自身のマシンからしか見られません。
table-cannot-listen = { $host }のポート{ $port }では待ち受けできません:{ $why }。別の --port をお試しください。
table-no-helps = このテーブルは補助なしです。ヒントは誰にも出ません。
table-hinting = 別のヒントを考えています。{ $seconds }秒待ってから、もう一度お試しください。

table-banned =
    { $until ->
        [never] このサーバーの利用を禁止されています。理由：{ $reason }。間違いだと思うときは、サーバーの管理者に連絡してください。
       *[other] { $until }まで、このサーバーの利用を禁止されています。理由：{ $reason }。間違いだと思うときは、サーバーの管理者に連絡してください。
    }
table-ban-kind = 「{ $came }」は禁止の対象にできません。指定できるのは device か address です。
table-ban-address = 「{ $came }」はアドレスではありません。192.0.2.1 のようなアドレスか、192.0.2.0/24 のようなネットワークを指定してください。
table-phrase-unknown = この復元フレーズに合う端末はありません。言葉と順番を確かめてください。フレーズは1回しか使えず、新しいものを作ると前のものは無効になります。

table-reopen-nothing = 再開するものがありません。ゲームが始まる前に閉じられたテーブルでも、問題のあるテーブルでもありません。
table-no-ban = 「{ $came }」は禁止されていません。一覧は simony admin bans で見られます。
table-no-such-device = 「{ $came }」という端末はありません。テーブルの端末は simony admin show TABLE で見られます。
table-sweep-no-backup = 1日以内のバックアップがないため、何も削除しませんでした。データファイルのある場所に空きを作ってから、もう一度お試しください。
table-admin-token = トークンが違います。サーバーを動かしているユーザーで simony admin を実行してください。
table-admin-request = この要求は読み取れません。サーバーと simony admin のバージョンが違うかもしれません。
table-admin-unreachable = サーバーが { $file } を使用中ですが、simony admin から接続できません：{ $why }。同じマシンの同じユーザーで実行するか、先にサーバーを止めてください。

table-quota-tables = まだ始まっていないテーブルが{ $most }件あります。どれかを始めるか閉じてから、新しく作ってください。
table-quota-chat-table = このチャットはいっぱいです。1つのテーブルに書けるのは{ $most }行までです。
table-quota-chat-device = このテーブルで1人が書けるのは{ $most }行までです。

## 同意

table-undo-draw = 取り消せません。そのあとに配られたり引かれたりしたものが、すでに見られています。これからの選択は取り消せます。
table-undo-drawn = 取り消せません。そのあとに配られたり引かれたりしたものが、すでに見られています：「{ $drawn }」これからの選択は取り消せます。
table-undo-limit = このゲームで取り消せるのは { $most } 回までです。もう取り消せません。
table-close-playing = 始まったゲームは閉じられません。結果が出て、秘密の値が明かされるまで続きます。終了を提案するか、降参してください。
table-reserved-seats = 前のゲームのプレイヤーが席に着くのを待っています。席：{ $seats }　来ない人は、主催者が席から外せます。
table-no-nonce = 席に着くにはナンスが必要です。シャッフルに加わる、自分だけのランダムな言葉です。「take」と一緒に送ってください。
table-not-all-hands = いまは全員の手札を見られません。全プレイヤーの同意が必要です。ゲーム中はさらに、名前を登録していて、このテーブルに席がなく、プレイヤーとは別のネットワークにいる必要があります。

## Bots that think elsewhere

error-thinkers-start = ボットが考えるためのプロセスを起動できません。ヒント：python -m simony.bots.workers.bot_worker を実行すると原因がわかります。
error-thinkers-closed = サーバーを停止しています。ボットはもう考えません。
error-thinker-died = ボットは決められませんでした。考えていたプロセスが、何度尋ねても終了するか応答しなくなりました。
error-thinker-problem = ボットは決められませんでした：{ $problem }

## 入口：だれが入り、何を送れるか

table-door-no-page = { $came }には何もありません。
table-door-method = ここでは{ $came }は使えません。使えるもの：{ $expected }
table-door-refused = このリクエストは受け付けられません（ステータス{ $status }）。
table-door-broken = サーバーで問題が起きました。記録しましたので、もう一度お試しください。
table-door-no-device = 端末のトークンが必要ですが、届いていません。先にトップページを開くか、ヘッダー Authorization: Bearer TOKEN を送ってください。

table-door-host-missing = どのホストあてのリクエストなのかがわかりません（ヘッダー Host）。
table-door-host = このサーバーは「{ $came }」という名前では呼べません。数字のアドレスを使うか、サーバーの管理者がその名前を --public-url か --name で指定してください。
table-door-origin = ページ「{ $came }」からのリクエストは受け付けません。受け付けるのは、このサーバー自身のページからだけです。
table-door-origin-missing = Cookie付きのリクエストには、どのページからのものか（ヘッダー Origin）が必要です。ブラウザー以外からは、Cookieの代わりにヘッダー Authorization: Bearer TOKEN を送ってください。
table-door-public-url = 「{ $came }」は公開アドレスにできません。書き方：http:// または https:// とホスト名だけで、パスは付けません。例：https://table.example

table-door-body = リクエストが大きすぎます。読み込めるのは{ $most }バイトまでです。
table-door-body-kind = ヘッダー Content-Type は{ $expected }にしてください。{ $came }は使えません。
table-door-json = 本文をJSONとして読み取れません：{ $why }
table-door-field = { $where }に誤りがあります：{ $why }
table-door-field-kind = { $where }の値の種類は{ $expected }です。{ $came }は入れられません。
table-door-field-value = { $where }の値が条件に合いません。条件：{ $expected }
table-door-field-choice = { $where }に{ $came }は入れられません。入れられるのは：{ $expected }
table-door-field-unknown = { $where }に「{ $came }」という項目はありません。あるのは：{ $expected }
table-door-field-missing = { $where }に項目「{ $expected }」がありません。
table-door-query-twice = パラメーター「{ $came }」が2回指定されています。
table-door-query-long = クエリーは{ $most }バイトまでです。
table-door-query-many = クエリーのパラメーターは{ $most }個までです（{ $came }個ありました）。
table-door-query-path = パラメーター「{ $came }」はパスに入れるものです。クエリーには入れられません。

table-door-name-length =
    { $came ->
        [0] 名前を入れてください。1文字から{ $most }文字までです。
       *[other] 名前は1文字から{ $most }文字までです。{ $came }文字は使えません。
    }
table-door-name-character = 名前に文字{ $came }は使えません。
table-door-name-marks = 名前では、1つの文字に付けられる記号は{ $most }個までです。
table-door-name-scripts = 名前にラテン文字、キリル文字、ギリシャ文字を混ぜることはできません（見分けのつかない文字があるため）。どれか1つにしてください。
table-door-chat-length =
    { $came ->
        [0] メッセージが空です。1文字から{ $most }文字まで書けます。
       *[other] メッセージは1文字から{ $most }文字までです。{ $came }文字は送れません。
    }
table-door-chat-character = メッセージに文字{ $came }は使えません。
table-door-chat-marks = メッセージでは、1つの文字に付けられる記号は{ $most }個までです。

table-door-fast-socket-messages = 送信が多すぎます。{ $seconds }秒待ってから続けてください。
table-door-fast-device-commands = この端末からのリクエストが多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-address-requests = このアドレスからのリクエストが多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-address-devices = このアドレスからの新しい端末が多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-device-tables = この端末からの新しいテーブルが多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-address-tables = このアドレスから作られたテーブルが多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-address-recoveries = このアドレスからの復元の試みが多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-chat = メッセージが多すぎます。次のメッセージまで{ $seconds }秒お待ちください。

table-door-upgrade = このリクエストではソケットを開けません。本文を付けず、ヘッダーは 128 個まで、1 個 8 KB までで送ってください。
table-door-slow = リクエストの受信に時間がかかりすぎました。もう一度、まとめて送ってください。
table-door-address-connections = このアドレスからの接続が多すぎます。いくつか閉じるか、{ $seconds }秒待ってから、もう一度お試しください。
table-door-connections = サーバーの接続がいっぱいです。{ $seconds }秒待ってから、もう一度お試しください。
table-door-address-sockets = このアドレスから開いているテーブルが多すぎます（上限は{ $most }）。どれかを閉じるか、{ $seconds }秒待ってから、もう一度お試しください。
table-door-sockets = サーバーはこれ以上プレイヤーを受け入れられません。{ $seconds }秒待ってから、もう一度お試しください。
table-door-fast-look-bytes = このアドレスに送ったデータが多すぎます。{ $seconds }秒待ってから、もう一度お試しください。
table-cannot-accept = 接続を受け付けられません：{ $why }（{ $count }回）。開けるファイル数の上限（ulimit -n、LimitNOFILE）を上げてください。

table-door-webhook-long = WebhookのURLが長すぎます。{ $most }文字までです。
table-door-webhook-url = 「{ $came }」はWebhookに使えません。書き方：http:// または https:// とホスト名のURL。ユーザー名、パスワード、フラグメントは付けません
table-door-webhook-port = 「{ $came }」のポートは呼び出せません。使えるのは：80、443、1024以上
table-door-webhook-private = Webhookのホスト「{ $came }」は、インターネット上の公開アドレスではありません。ほかのアドレスは、サーバーの管理者が --allow-private-webhooks で許可できます。

## ページ

page-about = 罪と救いのゲームを囲むテーブルです。
page-not-yet = ブラウザー版のテーブルは準備中です。それまではターミナルで遊べます:simony play
page-verify-title = 公平だったか確かめる
page-verify-about = 終わった対局の記録を選んでください。一行ずつ確かめ、カードをすべて配り直してみます。
page-verify-file = 記録
page-verify-trust = 最初の二つはお使いのブラウザーの中で確かめます。三つ目はこのサーバーが対局を再現します。誰も信用せずに確かめるには、自分のマシンで「simony verify ファイル」を実行してください。
page-verify-tags = 変更された行はありません。
page-verify-tags-bad = %行目か、それより前の行が変更されています。
page-verify-promise = 秘密の値は、対局前に約束されたものです。
page-verify-promise-bad = 秘密の値が約束されたものと違います。テーブルは約束を守りませんでした。
page-verify-promise-none = この対局では公平なシャッフルが約束されていないか、秘密の値がまだ明かされていません。
page-verify-draws = すべての手がルールどおりで、%回の抽選はどれも秘密の値と各席の言葉から導かれます。
page-verify-redeals = 見られたあとに取り消され、やり直された抽選：%回。プレイヤー全員の同意によるものです。新しいテーブルではできません。
page-verify-draws-none = すべての手がルールどおりです。シャッフルについては何も言えません。
page-verify-unreachable = 最後の確認のためのサーバーに接続できませんでした。
page-licences-title = ライセンス
page-licences-about = SimonyはMITライセンスのフリーソフトウェアです。次のフォントとコードは、それぞれのライセンスで提供されています。
page-licences-plain = SimonyはMITライセンスのフリーソフトウェアです。ブラウザー版のテーブルとそのフォントは、この環境に含まれていません。
page-licences-mypyc = mypycのライセンス（コンパイル済みモジュールに含まれます）
page-licences-python = 必要なPythonパッケージは別にインストールされます。ライセンスはパッケージごとに異なります。
page-licences-fonts = フォント
page-licences-code = コード
page-licences-file = すべてのライセンス（テキストファイル）

## データファイル

error-data-damaged = データファイル { $file } は使えません：{ $why }{ $way }
error-data-way = 最新のバックアップは { $backup } です。次のコマンドで元に戻せます（今のファイルは別の名前で残ります）： simony restore { $quoted } --data { $data }
error-data-no-backup = 同じ場所にバックアップはありません。
error-data-why-short = 空か、短すぎます。
error-data-why-only-log = ファイルがありませんが、先行書き込みログは残っています。
error-data-why-only-backups = ファイルがありませんが、バックアップは残っています。新しく始めるには、先にバックアップを別の場所に移してください。
error-data-why-foreign = Simony のデータファイルではないか、先頭が壊れています。
error-data-why-newer = より新しい Simony が書いたもの（構成 { $came }。この Simony が読めるのは { $expected } まで）か、先頭が壊れています。新しいほうの Simony を使うか、バックアップに戻してください（それ以後の記録は失われます）。
error-data-why-sqlite = 壊れています（{ $said }）。
error-data-why-layout = 壊れています：「{ $name }」の部分が正しくありません。
error-data-why-changed = 壊れています：テーブル { $table } の項目 { $number } が、書き込んだときと違います。
error-data-why-behind = 壊れています：先行書き込みログから、すでに使われていた部分が失われています。
error-data-in-use = データファイル { $file } は別のサーバーが使っています。先にそちらを止めるか、--data で別のファイルを指定してください。
error-data-failed = ファイル { $file } を使えません：{ $why }
error-data-linked = データファイル { $file } には別の名前（ハードリンク）があり、別のサーバーも同時に開けてしまいます。もう一方の名前を消すか、--data で別のファイルを指定してください。
error-data-missing = ファイル { $file } はありません。
error-data-no-log = データファイル { $file } の場所には先行書き込みログを置けません（ネットワークドライブかもしれません）。--data で別の場所を指定してください。
error-data-nowhere = データを置くホームフォルダーがありません。--data でファイルを指定してください。

error-store-commit = 今は保存できませんでした：{ $why }
error-store-refused = これは保存できませんでした：{ $why }
error-store-closed = サーバーは終了するところです。

error-backup-target = { $file } には別のものがあります。バックアップで置き換えられるのは、古いバックアップだけです。
error-restore-same = { $file } はデータファイルそのものです。バックアップを指定してください。
error-restore-damaged = バックアップ { $file } は使えません：{ $why }データファイルはそのままです。

## テーブル以外のページ

web-go = 移動先
web-go-games = ゲーム
web-go-lobby = ロビー
web-go-mine = マイテーブル
web-imprint = ルールは私たちの言葉で書いたものです。ゲームとその名称はそれぞれの出版社に帰属します。
web-unreachable = サーバーから応答がありません。少し待ってからもう一度お試しください。
web-again = もう一度試す

## 最初のページ

web-home-title = 罪と救いの卓へようこそ
web-incipit = シモニーは、罪と救いのゲームを囲むテーブルです。箱をひとつ選べば、ボットはもう席に着いています。友だちを招くのに必要なのはリンクひとつだけです。
web-players = { $fewest }～{ $most }人
web-against = { $level ->
    [random] 気まぐれなボットが相手です
    [novice] 見習いが相手です
    [priest] 司祭が相手です
    [bishop] 司教が相手です
    [cardinal] 枢機卿が相手です
    [pope] 教皇が相手です
   *[other] { $level }が相手です
    }
web-more-choices = 細かく決める
web-name = お名前
web-name-keep = この名前にする
web-name-none = お名前を教えてください
web-name-is = { $name }さん
web-waiting-for-you = あなたの番を待っているテーブルが{ $count }つあります
web-home-going-on = ほかに{ $count }つのテーブルに着いています。
web-home-mine = マイテーブルと成績を見る
web-home-bare = 絵はまだありませんが、こちらも遊べます：
web-home-company = 相手をお探しですか?
web-home-lobby = ロビーをのぞく

## テーブルを作る

web-new-title = { $game }のテーブルを作る
web-no-game = そのゲームはここにはありません。
web-new-players = だれと遊ぶか
web-new-seats = 席の数
web-seat-number = { $seat }番の席
web-seat-yours = あなた
web-seat-friend = 友だち
web-bot = { $level ->
    [random] 気まぐれ
    [novice] 見習い
    [priest] 司祭
    [bishop] 司教
    [cardinal] 枢機卿
    [pope] 教皇
   *[other] { $level }
    }
web-bot-about-random = ルールで許されるカードをでたらめに出します。まず雰囲気を知りたいときに。
web-bot-about-novice = ルールは読みましたが、ときどき忘れます。
web-bot-about-priest = 定石を心得ていて、すぐに答えます。
web-bot-about-bishop = 決断のたびに、頭の中で数十局を打ってみます。
web-bot-about-cardinal = 決断のたびに、頭の中で二百局を打ってみて、大事なことはめったに見落としません。
web-bot-about-pope = 決断のたびに、頭の中で千局以上を打ってみます。じっくり考えます。
web-new-rules = どのルールで遊ぶか
web-house-in-force = このテーブルはハウスルールで遊びます。
web-house-rules = ハウスルール
web-house-about = お持ちの箱のカードと数値が違うときや、別の数値で遊びたいときは、自分のファイルで遊べます。
web-house-more = その仕組み
web-house-drop = ハウスルールのファイル（TOML）をここにドロップ。
web-house-choose = ファイルを選ぶ
web-house-another = 別のファイル
web-house-remove = 使わない
web-house-large = ハウスルールのファイルとしては大きすぎます。60 kBまでです。
web-new-time = どんな速さで遊ぶか
web-clock = 考える時間
web-clock-none = 好きなだけ
web-clock-none-about = 時間切れはありません。
web-clock-brisk = きびきび
web-clock-brisk-about = 1回の決断に10秒。超えた分は、1局で5分まで。
web-clock-calm = ゆったり
web-clock-calm-about = 1回の決断に30秒。超えた分は、1局で20分まで。
web-clock-letters = 手紙のように
web-clock-letters-about = 1回の決断に1日。
web-clock-own = 自分で決める
web-clock-own-about = 1回の決断と1局全体の秒数を決めます。
web-clock-bank = 1局の秒数
web-clock-delay = 1回の決断の秒数
web-beat = ボットの間合い
web-beat-slow = ゆっくり
web-beat-usual = ふつう
web-beat-brisk = 速め
web-beat-none = 即座
web-new-others = だれを入れるか
web-listed = テーブルを見つけられる人
web-listed-no = 非公開
web-listed-no-about = リンクを知っている人だけ。
web-listed-yes = ロビーに載せる
web-listed-yes-about = このサーバーのだれでも見つけて、席に着けます。
web-watching = 観戦
web-watching-nobody = なし
web-watching-nobody-about = テーブルが見えるのは遊ぶ人だけです。
web-watching-public = 場だけ
web-watching-public-about = だれにでも見えるものだけが見え、手札は見えません。
web-watching-open = 手札もすべて
web-watching-open-about = 遊ぶ人が全員同意すれば、すべてが見えます。
web-watching-delayed = 手札もすべて、遅れて
web-watching-delayed-about = 同じですが、しばらくたってから見えます。
web-watching-later = 何秒遅らせるか
web-new-begin = 始める
web-new-begin-about = 全員そろっています。すぐにカードを配ります。ここで選んだことは次回まで覚えておきます。
web-new-open = テーブルを開く
web-new-open-about = 次に、友だちへのリンクが出ます。ここで選んだことは次回まで覚えておきます。

## 対局の前

web-ready = 全員そろいました。
web-ready-host = 全員そろいました。いつでも始められます。
web-seat-here = この端末の席
web-seat-present = 来ています
web-seat-reserved = 席を取ってあります（まだ来ていません）
web-sit-beside = この端末でもう一人座る
web-beside-name = ここに座る人のお名前
web-beside-about = ひとつの端末を一緒に使います。手番の前には幕が下り、本人が見るまで手札を隠します。
web-bot-away = ボットに立ってもらう
web-remove = 席を外してもらう
web-host-begins = 主催者が対局を始めます。
web-host-waits = 全員が着席したら、主催者が始めます。
web-invite-title = 友だちを招く
web-invite-about = このリンクを開いた人は席に着けます：
web-copy = コピー
web-copy-copied = コピーしました。メッセージに貼り付けてください。
web-copy-selected = リンクを選択しました。Ctrl+Cか長押しでコピーしてください。
web-code-about = これを読み取ってもらうこともできます。
web-with-house-rules = このテーブル独自のハウスルールで遊びます。
web-promise = テーブルの約束
web-promise-about = シャッフルはすべて、すでに引かれた秘密の値と、各席が加える言葉から決まります。これはその秘密のハッシュ値で、だれかが座るより前に公開されています。対局後に秘密の値が明かされ、配り方に偽りがないことをだれでも確かめられます。
web-promise-commitment = 秘密の値のハッシュ
web-promise-pin = ルールと数値のハッシュ
web-consent = { $name }さんの手札を観戦者に見せる

## ロビー

web-lobby-title = お入りください。席はこちらです
web-lobby-about = このサーバーのだれでも参加できるテーブルです。空いた席に着くことも、観戦することもできます。
web-lobby-empty = 今はだれもいません。自分でテーブルを開いてロビーに載せれば、だれかが来てくれるかもしれません。
web-lobby-open = 空席のあるテーブル
web-lobby-playing = 観戦できる対局
web-lobby-join = 席に着く
web-lobby-watch = 観戦する
web-lobby-nobody-yet = まだだれも座っていません。
web-lobby-people = { $names }
web-lobby-seats = { $seats }席のうち{ $free }席が空席
web-lobby-clock = 持ち時間あり

## マイテーブルと設定

web-mine-title = マイテーブル
web-mine-tables = テーブル
web-mine-empty = まだテーブルに着いたことがありません。遊んだ対局はここに残り、続きを遊んだり振り返ったりできます。
web-mine-play = 遊ぶ
web-mine-go = テーブルへ
web-mine-open = 参加者を待っています
web-mine-playing = 対局中。ほかの人の番です
web-mine-over = 終わりました
web-mine-closed = 閉じられました
web-mine-all = { $count }個すべて見る
web-mine-results = 成績
web-mine-data = このサーバーが知っていること
web-stat-game = ゲーム
web-stat-played = 対局数
web-stat-won = 勝ち
web-stat-place = 平均順位
web-forget = 自分のデータを消す
web-forget-about = アカウントはありません。このサーバーが知っているのは、お名前、対局、テーブルでの発言だけです。すべて消すことができます。
web-forget-sure = お名前、発言、成績は完全に消えます。対局中の席はボットが引き継ぎます。本当に消しますか?
web-forget-yes = はい、すべて消します
web-forget-no = いいえ、残します
web-forgotten = 完了しました。このサーバーにあなたの情報は残っていません。
web-recovery = 復元フレーズ
web-recovery-about = この端末をなくしても、10個の単語で別の端末に席と成績を取り戻せます。表示されるのは一度だけです。
web-recovery-make = 復元フレーズを表示する
web-recovery-again = 新しいフレーズを表示する
web-recovery-shown = この順番で書きとめてください。もう一度は表示されません。前のフレーズは使えなくなりました。
web-recover = 別の端末をなくしたとき
web-recover-about = 書きとめた復元フレーズを入力してください。このブラウザーがなくした端末の代わりになります。
web-recover-instead = ここで{ $name }さんとして遊んだ記録は残りますが、このブラウザーからは開けなくなります。
web-recover-phrase = 復元フレーズ（10個の単語）
web-recover-count = { $words }個のうち{ $count }個
web-recover-go = 引き継ぐ
web-recovered = お帰りなさい、{ $name }さん。フレーズは使用済みです。新しいものを下で表示できます。
web-set = お好みの設定
web-set-language = 言語
web-language-draft = { $name }（下書き）
web-set-look = 明るさ
web-set-look-system = システムに合わせる
web-set-look-light = 昼の光
web-set-look-dark = ろうそくの光
web-set-speed = 進行の速さ
web-set-speed-slow = ゆっくり
web-set-speed-normal = ふつう
web-set-speed-fast = 速い
web-set-speed-off = 一瞬
web-set-notify = 通知
web-set-notify-about = テーブルが見えていないときに、自分の番を知らせます。
web-set-notify-refused = このブラウザーでは許可されていないか、httpsでのみ使えます。
web-set-sound = 音
web-set-sound-about = カードやコインの音と、自分の番を告げる鐘。
web-set-guide = はじめての案内
web-set-guide-about = 新しい種類の決断が初めて出てきたときに説明します。切ってまた入れると、最初からやり直します。
web-set-forced = 選択肢がひとつの手は自動で
web-set-forced-about = できることがひとつしかないときは、少し待って自動で進めます。その速さから、ほかの人に気づかれることがあります。
web-set-confirm = 取り消せないことは確かめる
web-set-confirm-about = 投了、テーブルを閉じること、大きな賭けになる手などの前に、もう一度たずねます。

## ルール

web-rules-title = { $game }のルール
web-rules-contents = 目次
web-rules-search = 検索
web-rules-search-hint = ことば、または裁定の番号
web-rules-found =
    { $count ->
        [0] 見つかりません
       *[other] { $count }か所
    }
web-rules-none = そのことばはルールにありません。
web-rules-head-goal = 目的
web-rules-head-tricks = トリック
web-rules-head-setup = 準備
web-rules-head-end = ゲームの終わり
web-rules-head-rulings = 裁定
web-rules-head-trust = どこまで確かか
web-rules-head-turn = 手番の流れ
web-rules-head-names = 名前はどこまで確かか
web-rules-head-all-cards = すべてのカード
web-figures = すべての数値
web-figures-table = 数値の表
web-figures-none = そのことばに合う数値はありません。
web-figures-which = 表示する数値
web-figures-all = { $count }個すべて
web-figures-reconstructed = 推定した{ $count }個だけ
web-figure-name = 項目
web-figure-value = 値
web-figure-status = 出どころ
web-yes = はい
web-no = いいえ
web-status = { $status ->
    [printed] ルールブック
    [public] 公開情報
    [reconstructed] 推定
    [house] 独自
   *[other] { $status }
    }
web-status-printed-about = ルールブックに書かれています。
web-status-public-about = 公開されている紹介に書かれています。
web-status-reconstructed-about = どこにも公開されていません。バランスがとれるように私たちが決めたもので、箱の中のカードとは違うかもしれません。
web-status-house-about = 私たちが加えたもの、またはテーブルのハウスルールです。
web-house-what = お持ちの箱のカードと数値が違うときや、別の数値が好みのときは、自分の数値で遊べます。プログラムを変える必要はありません。
web-house-how = ハウスルールのファイルは、変えるところだけを上の表の項目名で書いた、小さなテキストファイル（TOML）です：
web-house-then = テーブルを作るときにファイルを渡してください。間違いがあれば、どの項目に何を書くべきかをお知らせし、直るまで対局は始まりません。対局の記録にはハウスルールも入るので、どこでも再生できます。
web-house-download = すべての数値をファイルで
web-house-play = テーブルを作る
web-helps = ヒントと案内
web-helps-about = だれでも枢機卿の考えを聞けます。切ると、全員が補助なしで遊びます。

## 振り返る

web-replay-title = { $game }を振り返る
web-replay-table = テーブルへ
web-replay-controls = 進む・戻る
web-replay-moment = 対局の場面
web-replay-chapter = 場面へ移動
web-replay-previous = 前の区切りへ
web-replay-next = 次の区切りへ
web-replay-back = 一手戻る
web-replay-forward = 一手進む
web-replay-play = 再生する
web-replay-pause = 止める
web-replay-pace = 速さ
web-replay-pace-times = { $times }倍
web-replay-eyes = だれの視点で見るか
web-replay-eyes-all = すべて公開
web-replay-eyes-public = 全員が見たもの

## 対局の終わり

web-outcome-fold = テーブルを見る
web-outcome-show = 結果を見る
web-outcome-agreed = 合意によるか、プレイヤーがいなくなったため、途中で終わりました。
web-outcome-next = 次の対局へ
web-log-download = 記録を保存
web-series = 続けて{ $games }局
web-series-who = 名前
web-series-sum = 合計

## ブラウザーのテーブル

web-welcome = 何で遊びましょうか?
web-play-bots = ボットと遊ぶ
web-play-friends = 友だちを招く
web-guest = ゲスト
web-you = あなた
web-level = { $level ->
    [random] 気まぐれ
    [novice] 見習い
    [priest] 司祭
    [bishop] 司教
    [cardinal] 枢機卿
    [pope] 教皇
   *[other] { $level }
    }
web-away = 離席中
web-asked = 考え中
web-asked-of-you = 求められていること
web-place = { $place }位
web-your-turn = あなたの番
web-back = 戻る
web-close = 閉じる
web-choices-list = 選択肢をすべて一覧で
web-choices-fewer = 一覧を閉じる
web-ruling = ルール{ $ruling }
web-chronicle = 年代記
web-chat = ひとこと
web-hide-line = 隠す
web-show-again = もう一度見せる
web-hidden-line = 隠された発言
web-hidden-name = 席{ $seat }の名前は非表示
web-undo = 取り消す
web-rules = ルール
web-look-system = 明るさはシステムに合わせる
web-look-light = 昼の光
web-look-dark = ろうそくの光
web-line-lost = 接続が切れました。つなぎ直しています……
web-opening = テーブルを開いています……
web-outcome = 対局終了
web-rematch = もう一局
web-replay = 振り返る
web-log = 記録
web-home = ほかのゲーム
web-waiting = 最初の一枚の前に、全員が着席します。
web-seat-empty = { $seat }番の席は空いています
web-sit = ここに座る
web-stand = 席を立つ
web-seat-bot = ボットを座らせる
web-invite = 友だちへのリンク:
web-code = 読み取り用コード
web-start = 始める
web-hint = ヒント
web-hint-thinking = 考え中……
web-hint-title = 枢機卿ならこうする
web-hint-wins = 勝率 { $percent }%
web-hint-between = 100回中95回は{ $low }％から{ $high }％のあいだ
web-hint-why = あなたが知るかぎり起こりうる世界で、{ $games }回の対局を想像しました。
web-offer-end = { $who-is ->
    [you] あなたは、ここで終えることを全員に提案しています。
   *[other] { $who }が、ここで終えることを提案しています。
    }
web-offer-undo = { $who-is ->
    [you] あなたは、取り消しの許しを全員に求めています。
   *[other] { $who }が、取り消しの許しを求めています。
    }
web-agree = 同意する
web-decline = 断る
web-curtain = { $name }に端末を渡してください。
web-curtain-lift = { $name }です
web-menu = メニュー
web-speed = 進行の速さ
web-speed-slow = ゆっくり
web-speed-normal = ふつう
web-speed-fast = 速い
web-speed-off = 一気に
web-replace = { $name }の代わりにボットが打つ
web-offer-withdraw = 取り下げる
web-offer-end-do = ここで終えることを提案する
web-resign = 投了する
web-ticket = 席を別の端末に移す
web-close-table = テーブルを閉じる
web-sure = 「{ $choice }」：ほかの全員が認めないかぎり、取り消せません。
web-sure-yes = はい、本当に
web-settings = 設定
web-table-nav = このテーブルで
web-chronicle-told = これまでの出来事
web-spoken = いま起きていること
web-spoken-asked = { $prompt }選択肢は{ $count }つ。
web-can = 選べます
web-cannot = いまは選べません
web-keys = キー操作
web-keys-tab = 次のまとまり(トリック、手札、選択肢など)へ
web-keys-within = まとまりの中の次のものへ
web-keys-across = 上や下の列へ
web-keys-ends = まとまりの最初や最後へ
web-keys-choose = 選ぶ。選べないものなら、その理由を聞く
web-keys-peek = 大きく見る
web-keys-close = 開いているものを閉じる
web-keys-help = このページ
web-guide = はじめての決断
web-guide-more = はじめての決断：これは何？
web-guide-understood = わかりました
web-guide-off = 案内を消す
web-sure-no = いいえ
web-offer-end-sure = ほかの全員が同意すると、いまの状態で対局が終わります。ボットは必ず同意します。本当によろしいですか？
web-resign-sure = あなたは最下位となり、あとはボットが打ちます。取り消せません。本当によろしいですか？
web-close-table-sure = 閉じたテーブルではもう遊べず、開き直すこともできません。本当によろしいですか？
web-remove-reserved-sure = この席はほかの人が使えるようになります。外しますか？
web-remove-sure = 退席させた人は、もうここに座れません。本当によろしいですか？
web-forced = できることはこれだけなので、自動で進めます：{ $choice }
web-forced-wait = 待って、自分で
web-line-restarting = サーバーが再起動しています。対局は保存されています。少しお待ちください……
web-line-back = 接続が戻りました。
web-last-none = このページを開いてから、まだ見ていません。次からここで見直せます。
web-missed = 前に見てから{ $count }件の動きがありました。
web-missed-much = 前に見てから多くのことがありました。いまのテーブルはこのとおりです。
web-skip = いまの場面へ

## was it fair?

web-fair-about = このテーブルは、誰かが席に着く前に、ある秘密の値を使うと約束しました。対局が終わって秘密の値が明かされた今、配られたカードをそれと照らし合わせることができます。
web-fair-busy = カードをすべて配り直しています…
web-fair-good = はい。カードは約束どおりに配られました。
web-fair-bad = いいえ。約束が守られていません。
web-fair-open = おかしなところはありませんが、すべてを確かめることはできません。
web-fair-tags-bad = 記録の{ $line }行目か、それより前の行が変更されています。
web-fair-noted = 約束は、お使いのブラウザーが対局前に控えたものと同じで、あなたの言葉も含まれています。
web-fair-noted-bad = 約束がお使いのブラウザーが対局前に控えたものと違うか、あなたの言葉が含まれていません。
web-fair-noted-none = お使いのブラウザーは対局前にはこのテーブルにいなかったため、約束が変わっていないかどうかはわかりません。
web-fair-draws = すべての手がルールどおりで、{ $draws }回の抽選はどれも秘密の値と各席の言葉から導かれます。
web-fair-redeals = 抽選が{ $redeals }回、見られたあとに取り消され、やり直されました。プレイヤー全員の同意によるものです。
web-fair-trust = 最初の三つはお使いのブラウザーの中で確かめます。最後の一つはこのサーバーが対局を再現します。誰も信用せずに確かめるには、記録をダウンロードして、自分のマシンで「simony verify ファイル」を実行してください。
web-fair-back = テーブルへ
web-fair-file = ファイルを確かめる
