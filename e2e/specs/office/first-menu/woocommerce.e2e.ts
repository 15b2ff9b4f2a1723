import { firstMenuTest } from "../../../fixtures/first-menu.ts";
import { test } from "../../../fixtures/shop.ts";
import { officeText } from "../../../pages/office/words.ts";

test.use({ testNow: "2026-11-18T13:00:02+03:00", apart: false });

const headings =
  'ID,Тип,Артикул,Имя,Опубликован,"Краткое описание",Описание,Наличие,"Вес (кг)","Базовая цена",Категории,Изображения,Родительский,"Название атрибута 1","Значение(-я) аттрибута(-ов) 1"';

/** An export of WooCommerce: a pizza with sizes, a draft, HTML, and line breaks inside cells. */
const products = [
  ...Array.from({ length: 25 }, (_, at) => {
    const section = ["Супы", "Горячее", "Салаты > Тёплые", "Выпечка", "Напитки"][at % 5];
    return `${at + 10},simple,a-${at},"Блюдо «${at + 1}», домашнее",1,"<p>Вкусно</p>","Готовим\nпосле заказа",1,0.3,${300 + at * 10},"${section}",,,,`;
  }),
  '90,variable,piz,Маргарита,1,,,1,,,"Пицца",,,Размер,"25 см, 30 см, 35 см"',
  ...["25 см", "30 см", "35 см"].map(
    (size, at) =>
      `${91 + at},variation,,"Маргарита - ${size}",1,,,1,0.${4 + at},${490 + at * 150},,,piz,Размер,${size}`,
  ),
  "99,simple,old,Прошлогоднее,0,,,1,0.2,100,Супы,,,,",
];

firstMenuTest("OFFICE-6 IMPORT-1 the products of a WooCommerce shop come from its export, and a guest orders one", {
  count: 28,
  ordered: "Маргарита, 30 см",
  fillMenu: (page, pace) =>
    pace.chooseFile(page.getByRole("button", { name: officeText("ru", "imports.choose") }), {
      name: "wc-product-export.csv",
      buffer: Buffer.from(`\uFEFF${[headings, ...products].join("\n")}\n`),
    }),
});
