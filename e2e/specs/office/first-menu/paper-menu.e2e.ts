import { firstMenuTest } from "../../../fixtures/first-menu.ts";
import { test } from "../../../fixtures/shop.ts";
import { officeText } from "../../../pages/office/words.ts";

test.use({ testNow: "2026-11-18T13:00:01+03:00", apart: false });

/** Dishes typed from the paper menu. */
const typed = [
  ["Борщ", "350", "300 г", "Супы"],
  ["Уха", "490,50", "300 г", ""],
  ["Солянка", "410", "300 г", ""],
  ["Плов", "420", "350 г", "Горячее"],
  ["Голубцы", "390", "280 г", ""],
];
/** A message of the cook, which is pasted. */
const pasted = `Горячее
Пельмени\t390\t250 г
Вареники с вишней\t330\t250 г
Котлета по-киевски\t460\t220 г
Бефстроганов\t520\t300 г
Жаркое в горшочке\t480\t400 г
Куриный шашлык\t430\t250 г
Салаты
Оливье\t290\t200 г
Винегрет\t240\t200 г
Сельдь под шубой\t310\t220 г
Греческий\t350\t220 г
Цезарь с курицей\t420\t240 г
Выпечка
Пирожок с капустой\t90\t90 г
Пирожок с мясом\t110\t90 г
Расстегай\t150\t120 г
Ватрушка\t100\t100 г
Курник\t590\t600 г
Сладкое
Медовик\t260\t130 г
Наполеон\t270\t130 г
Сырники\t290\t180 г
Мороженое\t180\t100 г
Напитки
Морс\t120\t0,5 л
Чай\t90\t0,4 л
Кофе\t160\t0,2 л
Квас\t110\t0,5 л
Компот\t100\t0,4 л
`;
const fields = ["Название", "Цена", "Вес или объём", "Раздел"];

firstMenuTest("OFFICE-6 EDIT-1 thirty dishes of a paper menu are typed and pasted, and a guest orders one", {
  count: 30,
  ordered: "Борщ",
  async fillMenu(page, pace) {
    for (const [row, dish] of typed.entries()) {
      for (const [at, text] of dish.entries()) {
        const field = page.getByRole("textbox", { name: `${fields[at]}, строка ${row + 1}`, exact: true });
        if (text !== "") await pace.type(field, text);
      }
    }
    await pace.paste(page.getByRole("textbox", { name: officeText("ru", "guide.pasteLabel") }), pasted);
    await pace.press(page.getByRole("button", { name: officeText("ru", "guide.pasteAdd") }));
  },
});
