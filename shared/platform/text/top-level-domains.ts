/** Common top-level domains of more than two letters, by which a bare domain is recognized in a text. */
const GENERIC = `academy agency app art asia auction audio beauty bet bid bio biz blog bond boutique build business buzz
cafe cam camp capital care cash casino cat center chat cheap click clinic cloud club coach codes coffee com community
company cool coupons credit cyou dance date dating deals dev diet digital direct download edu education email energy
events exchange expert express fans farm finance fit fitness forum fun fund fyi gallery game games gift gives global gold
gov group guide guru health help homes host house icu immo inc info ink institute int investments jobs kim land lat law
legal life link live loan loans lol love ltd market marketing markets mba media men mil mobi moe mom money monster
museum name net network ninja one online ooo org page partners party pet photo photos pics pink pizza play plus
poker porn press pro property pub quest racing realty rent report rest review reviews rich rip rocks run sale school
science services sex sexy shop shopping show singles site skin social software solutions space store stream studio style
support surf systems tax team tech technology tel tickets tips today tokyo tools top tours town toys trade trading
training travel university vacations vegas ventures vet video vin vip vodka vote wang watch webcam website wiki win wine
work works world wtf xin xxx xyz yachts yoga zone`;

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

export const COUNTRY_DOMAINS: ReadonlySet<string> = new Set(COUNTRIES.split(/\s+/));

export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(`${GENERIC} ${INTERNATIONAL}`.split(/\s+/));
