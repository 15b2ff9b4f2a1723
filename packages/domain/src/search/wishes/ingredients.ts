/**
 * Ingredients that a search can exclude. Titles name the whole ("мясо"): a wish without it covers its items
 * and its members. Items identify it in a composition ("бекон"). Both are prefixes of folded words (й is и, ё
 * is е) as regular expressions in which `$` ends a word, in the languages of menus and guests. An extra word
 * hides a dish; a missing word may offer a guest an allergen.
 */
export interface Ingredient {
  readonly id: string;
  readonly titles: readonly string[];
  readonly items: readonly string[];
  /** Ids of narrower ingredients. */
  readonly members?: readonly string[];
  /** Menus list it among allergens, so a list without it is a statement. */
  readonly isAllergen?: true;
  /**
   * Compositions rarely name it. Only the shop's own words ("без сахара") state that a dish is free of it.
   */
  readonly isClaimedOnly?: true;
}

function listed(words: string): readonly string[] {
  return words.trim().split(/\s*\/\s*/);
}

const animals: readonly Ingredient[] = [
  {
    id: "meat",
    titles: listed("мяс/meat/fleisch/viande/carne/етсіз/daging/thit$/肉"),
    items: listed(
      `фарш/стеик/шашлы/кебаб/шаверм/шаурм/котлет/тефтел/фрикадел/колбас/сосис/сардел/печень$/печени$/печенк/холод[еи]?ц/
      паштет/сердеч[ек]/желатин/курдю/steak/minced?$/sausage/kebab/shawarma/liver/gelatin/wurst`,
    ),
    members: ["beef", "pork", "poultry", "lamb", "game"],
  },
  {
    id: "beef",
    titles: listed("говя/beef/rindfleisch/boeuf/manzo/ternera/牛(?! 奶)"),
    items: listed("теля[тч]/рибаи/бифштекс/бефстроган/ростбиф/пастром/veal/ribeye/pastrami"),
  },
  {
    id: "pork",
    titles: listed("свин/pork/schwein/porc$/maiale/cerdo/porco/猪"),
    items: listed(
      `бекон/ветчин/панчетт/гуанчал/прошутт/хамон/сал[оае]$/салом$/шпик/кореик/салям/пепперон/чоризо/bacon/ham$/pancetta/
      guanciale/prosciutto/jamon/lard$/salami/pepperoni/chorizo`,
    ),
  },
  {
    id: "poultry",
    titles: listed("птиц/кур(?!аг|кум|ьер|орт)/poultry/chicken/huhn/hahnchen/poulet/pollo/frango/tavuk/鸡"),
    items: listed("цыпл/индеик/индюш/утк/утин/утят/гус[ьяи]/перепел/наггетс/turkey/duck/goose/quail/nugget"),
  },
  { id: "lamb", titles: listed("баран/lamb$/lamm$/agneau/agnello/cordero/羊"), items: listed("ягня/mutton") },
  {
    id: "game",
    titles: listed("дичь/дичи/game$"),
    items: listed("олен/крол/лосят/кабан(?!ос)/конин/venison/rabbit/boar$"),
  },
  {
    id: "fish",
    titles: listed("рыб/fish/fisch/poisson/pesce/pescado/peixe/balik/балык/鱼"),
    items: listed(
      `лосос/семг/форел/тун(?:ец|ц)/треск/судак/сельд/селед/скумбр/дорад/сибас/уг[оа]?р[ьяе]м?$/окун/щук/палтус/камбал/
      минта/хек$/анчоус/кил[ье]к/шпрот/икр[аыоу]/икре/тобик/масаг/уха$/осетр/сурими/salmon/trout/tuna/cod$/herring/mackerel/
      dorado/sea ?bass/eel$/perch/pike/halibut/anchov/caviar/roe$/tobiko/surimi/sturgeon/lachs/saumon`,
    ),
    isAllergen: true,
  },
  {
    id: "seafood",
    titles: listed("морепрод/seafood/meeresfruchte/marisco/海鲜"),
    items: [],
    members: ["crustaceans", "molluscs"],
    isAllergen: true,
  },
  {
    id: "crustaceans",
    titles: listed("ракообраз/crustacean"),
    items: listed(
      `кревет/краб/лангуст/омар/рак[иов]/сурими/shrimp/prawn/crab/lobster/crayfish/langoust/surimi/garnele/crevette/
      gamber/gamba/虾/蟹`,
    ),
    isAllergen: true,
  },
  {
    id: "molluscs",
    titles: listed("моллюск/mollus[ck]/shellfish"),
    items: listed(
      "миди/устри/гребеш/кальмар/осьминог/каракатиц/вонгол/mussel/oyster/scallop/squid/calamar/octopus/clam",
    ),
    isAllergen: true,
  },
  {
    id: "milk",
    titles: listed(
      `${plantBefore("кокосов|миндальн|овсян|соев|рисов")}молок/молоч/лактоз/${plantBefore("coconut|almond|oat|soy|rice")}milk/
      dairy/lactose/milch/laktose/lait$/lattosio/leche/lactosa/lacteo/leite/laktoz/sut$/сүт$/сөт$/малак/牛奶`,
    ),
    items: listed(
      `${plantBefore("кокосов|соев")}сливк/сливоч/сметан/твор[оа]/кефир/ряженк/иогурт/простокв/сгущ/мороже/пломбир/бешамел/
      латте/капучин/${plantBefore("coconut|soy")}cream/curd/kefir/yogh?urt/butter(?!nut)/bechamel/sahne/rahm$/creme/latte/panna$/nata$`,
    ),
    members: ["cheese"],
    isAllergen: true,
  },
  {
    id: "cheese",
    titles: listed(
      "сыр(?!о(?:и|е|го|му)$|ые$|ых$|ая$|ую$|ье|ья|окоп)/cheese/kase$/fromage/formaggio/queso/queijo/peynir",
    ),
    items: listed(
      `моцарел/пармез/чеддер/гауд/фет[аыоу]/бри$/камамбер/горгонзол/дор ?блю/рикотт/маскарпоне/страчател/бурат/сулугун/
      брынз/филадельф/пекорин/эмментал/маасдам/халл?уми/mozzarella/parmesan/cheddar/gouda/feta$/brie$/camembert/gorgonzola/
      ricotta/mascarpone/stracciatella/burrata/suluguni/pecorino/halloumi/philadelphia`,
    ),
  },
  {
    id: "eggs",
    titles: listed("яи[цч]/egg(?!plant)/eier$/ei$/oeuf/uov[ao]$/huevo/ovos?$/yumurta/蛋"),
    items: listed(
      "омлет/глазун/скрембл/пашот/маионез/голландез/меренг/безе$/omelet/mayo/meringue/hollandaise/scrambled",
    ),
    isAllergen: true,
  },
  { id: "honey", titles: listed("мед(?:а|ом|у|ов.*)?$/honey/honig/miel/mel$"), items: [] },
];

const plants: readonly Ingredient[] = [
  {
    id: "gluten",
    titles: listed("глютен/клеиковин/gluten/glutin/麸质"),
    items: listed(
      `пшен(?!о|ка|н)/мук/мучн/рож[ьи]$/ржан/ячмен/перлов/овес/овсян/манн[ао]/манк/булгур/кускус/полб/хлеб/батон/багет/було?ч/
      булк/бриош/чиабат/тост/гренк/сухар/крутон/паниров/тест[оае]$/тестом$/лаваш/пит[аы]$/тортил/лепеш/лапш/макарон/
      паст[аыу]$/спагет/феттучин/тальятел/пенне/лазан/равиол/пельмен/вареник/хинкал/манты/блин/оладь/пирог/пирож/печень[ея]/
      бисквит/вафл/круассан/кляр/темпур/удон/рамен/сеитан/пив[оа]$/соев/солод/wheat/flour/rye$/barley/oat/semolina/spelt/
      bread/baguette/buns?$/brioche/ciabatta/toast/crouton/dough/lavash/pita$/tortilla/flatbread/noodle/pasta$/spaghetti/
      fettuccin/tagliatelle/penne/lasagn/ravioli/dumpling/pancake/pie$/cookie/biscuit/waffle/croissant/tempura/udon/ramen/
      seitan/beer$/malt/soy sauce/weizen/mehl$/brot/farine/trigo/harina/farina`,
    ),
    isAllergen: true,
  },
  {
    id: "nuts",
    titles: listed("орех/орешк/nut(?!meg|rit)/nuss/noix/noci$/nuez/nueces/nozes/findik/坚果"),
    items: listed(
      `миндал/фундук/кешью/фисташ/пекан/макадам/пралин/марципан/нутелл/песто/грецк/кедров/almond/hazelnut/walnut/cashew/
      pistachio/pecan/macadamia/praline/marzipan/pesto`,
    ),
    members: ["peanuts"],
    isAllergen: true,
  },
  { id: "peanuts", titles: listed("арахис/peanut/groundnut/erdnuss/cacahu/花生"), items: [], isAllergen: true },
  {
    id: "soy",
    titles: listed("со[яиею]$/соев/soy/soja/大豆"),
    items: listed("тофу/мисо/эдамаме/терияк/tofu/miso$/edamame/teriyaki"),
    isAllergen: true,
  },
  {
    id: "sesame",
    titles: listed("кунжут/sesam/芝麻"),
    items: listed("тахин/хумус/халв/tahini/hummus"),
    isAllergen: true,
  },
  { id: "celery", titles: listed("сельдер/celery/sellerie/celeri/sedano"), items: [], isAllergen: true },
  { id: "mustard", titles: listed("горчи/mustard/senf/moutarde/senape/mostaza"), items: [], isAllergen: true },
  {
    id: "mushrooms",
    titles: listed("гриб/mushroom/pilz/champignon/funghi/cogumelo/蘑菇"),
    items: listed("шампиньон/вешен/лисичк/шиитаке/трюфел/опят/shiitake/truffle"),
  },
  {
    id: "onion",
    titles: listed("лук/onion/zwiebel/oignon/cipolla/cebol/洋葱"),
    items: listed("shallot/chive/scallion/leek"),
  },
  { id: "garlic", titles: listed("чесно/garlic/knoblauch/aglio/ajo$/alho$/大蒜"), items: [] },
  {
    id: "spice",
    titles: listed("остр(?!ов)/spicy/hot$/scharf/epice/piccante/picante/辣"),
    items: listed("чили/халапень/табаско/кимчи/васаби/chill?i/jalapen/tabasco/kimchi/wasabi"),
  },
  {
    id: "alcohol",
    titles: listed("алкогол/alcohol/alkohol"),
    items: listed(
      "вин[оа]$/вином$/винн/пив[оа]$/водк/коньяк/ром$/рома$/ликер/виски/бренди/просекк/шампанск/wine/beer$/vodka/rum$/liqueur",
    ),
    isClaimedOnly: true,
  },
  {
    id: "sugar",
    titles: listed("сахар/sugar/zucker/sucre/zucchero/azucar/acucar/糖"),
    items: listed("сироп/карамел/syrup/caramel"),
    isClaimedOnly: true,
  },
  {
    id: "caffeine",
    titles: listed("кофеин/caffein/koffein"),
    items: listed("кофе/эспрессо/капучин/латте/матча/coffee/espresso/latte/matcha"),
    isClaimedOnly: true,
  },
];

/** Plant milk is not milk: "кокосовое молоко", "oat milk". */
function plantBefore(plants: string): string {
  return `(?<!(?:${plants})\\p{L}* )`;
}

export const ingredients: readonly Ingredient[] = [...animals, ...plants];
