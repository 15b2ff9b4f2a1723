import { expect, it } from "vitest";
import { namesAllergy } from "./allergy-words.ts";

it.each([
  "У ребёнка АЛЛЕРГИЯ на орехи",
  "аллергик, без рыбы",
  "непереносимость лактозы",
  "алергія на арахіс",
  "nut allergy!",
  "I am allergic to fish",
  "lactose-intolerant",
  "alérgico a los frutos secos",
  "allergie aux noix",
  "intolérance au gluten",
  "Laktoseunverträglichkeit",
  "intolleranza al lattosio",
  "fıstık alerjisi",
  "qoz allergiyası",
  "ալերգիա ընկույզից",
  "मूंगफली से एलर्जी",
  "alergi kacang",
  "tôi bị dị ứng tôm",
  "对花生过敏",
  "toi bi di ung tom",
  "khong dung nap lactose",
  "Laktose-Unvertraglichkeit",
  "unvertraeglich",
  "Zoliakie",
  "laktoza dozumsuzluyu",
])("MENU-15 «%s» speaks of an allergy", (note) => {
  expect(namesAllergy(note)).toBe(true);
  expect(namesAllergy(note.normalize("NFD").toUpperCase())).toBe(true);
});

it.each(["", "разрезать пополам", "без лука", "well done, please", "аллея роз"])("MENU-15 «%s» does not", (note) =>
  expect(namesAllergy(note)).toBe(false),
);
