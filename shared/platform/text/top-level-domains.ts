/** Common top-level domains of more than two letters, by which a bare domain is recognized in a text. */
const GENERIC = `academy agency app art asia auction audio beauty berlin bet bid bio biz blog bond boutique build
business buzz cafe cam camp capital care careers cash casino cat center cfd chat cheap click clinic cloud club coach
codes coffee com community company contact cool coupons credit cyou dance date dating deals dentist design dev
diamonds diet digital direct directory doctor download eco edu education email energy engineering estate events
exchange expert express fans farm finance fit fitness florist football forum foundation fun fund furniture fyi gallery
game games gay gift gifts gives global gmbh gold golf gov gripe group guide guru health help hiphop homes host hosting
house icu idv immo inc info ink institute insure int investments jetzt jobs kaufen kim kitchen land lat law legal lawyer
life limo link live llc loan loans lol london love ltd luxury maison management market marketing markets mba media men
mil mobi moda moe mom money monster mortgage mov movie museum name net network news ngo ninja nyc observer one online
ooo org page paris partners party pet photo photography photos pics pictures pink pizza play plumbing plus poker porn
press pro productions properties property pub quest racing realty recipes reise reisen rent rentals repair report
republican rest restaurant review reviews rich rip rocks run sale sarl sbs school schule science security services sex
sexy shoes shop shopping show singles site skin soccer social software solar solutions space store stream studio style
sucks supplies support surf surgery systems tattoo tax taxi team tech technology tel tennis theater theatre tickets tienda
tips tires today tokyo tools top tours town toys trade trading training travel tube university vacations vegas
ventures versicherung vet viajes video villas vin vip vision vodka vote voting voyage wang watch watches weather
webcam website wedding wiki win wine work works world wtf xin xxx xyz yachts yoga zip zone`;

/** Internationalized top-level domains, by which a bare domain is recognized in a text. */
const INTERNATIONAL = `рф рус укр бел срб мкд бг қаз мон ею онлайн сайт орг ком дети москва ελ ευ 中国 中國 香港 台湾 台灣
新加坡 澳門 公司 网络 网址 网站 在线 商城 中文网 商店 手机 集团 한국 닷컴 닷넷 भारत संगठन नेट বাংলা ভারত இந்தியா ไทย คอม
السعودية امارات مصر قطر الاردن ایران الجزائر المغرب تونس عمان فلسطين سورية عراق پاکستان موقع شبكة كوم ישראל קום みんな
コム გე հայ ລາວ ලංකා`;

/** The domains of countries. */
const COUNTRIES = `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf
cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf
gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km
kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz
na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg
sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc
ve vg vi vn vu wf ws ye yt za zm zw`;

/**
 * The domains that are also common endings of file names: `README.md`, `main.rs`, `deploy.sh`, `update.zip`. A bare name
 * of two labels with one of them is read as that of a file.
 */
const FILES = 'ai am as cc cl cr do gd md mk ml mm mo mov pl pm ps py rs sc sh so tf zip';

export const FILE_ENDINGS: ReadonlySet<string> = new Set(FILES.split(' '));

export const COUNTRY_DOMAINS: ReadonlySet<string> = new Set(COUNTRIES.split(/\s+/));

export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(`${GENERIC} ${INTERNATIONAL}`.split(/\s+/));

/** Names of software that are written as a domain. */
export const SOFTWARE: ReadonlySet<string> = new Set(['ado.net', 'asp.net', 'vb.net']);
