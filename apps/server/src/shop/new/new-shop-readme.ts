/** `README.md` of a new shop: the next steps, in Russian and in English. JSON has no comments. */
export function newShopReadme({ code, timeZone }: { readonly code: string; readonly timeZone: string }): string {
  return `# Ваш ресторан

Папка уже продаёт: шесть блюд, филиал, доставка и самовывоз, наличные и карта при получении, промокод \`${code}\`.

1. Откройте папку в редакторе, который понимает JSON Schema, например в VS Code: он подскажет поля, объяснит каждое
   и подчеркнёт опечатку.
2. \`settings.json\`: название, телефон, адрес, часы работы, зона и цена доставки.
   - \`wp_timezone\`: часовой пояс ресторана, сейчас \`"${timeZone}"\`. По нему идут часы работы и время заказов. Если он
     не тот, напишите свой, например \`"Asia/Omsk"\`.
   - \`coord\`: **широта, долгота** текстом, \`"55.7558,37.6176"\`.
   - Точки зоны: **[долгота, широта]**, \`[37.6176, 55.7558]\`.
   - Зону удобно нарисовать на <https://geojson.io>.
3. \`catalog.json\`: разделы и блюда. \`price\` в рублях за единицу. Фотографии JPEG, PNG или WebP любого размера
   кладите в \`media/\`; копии поменьше магазин сделает сам.
4. \`coupons.json\`: скидки и подарки.
5. Проверьте и загрузите из папки программы:

\`\`\`
npm run shop -- check <эта папка>
npm run shop -- import <эта папка>
\`\`\`

Все поля всех файлов: \`docs/shop-folder.md\` в папке программы.

# Your restaurant

This folder sells already: six dishes, a branch, delivery and pickup, cash and card on receipt, the promo code \`${code}\`.

1. Open the folder in an editor that reads JSON Schemas, such as VS Code: it completes the fields, explains each one and
   marks a misspelt one.
2. \`settings.json\`: name, phone, address, hours, zone and price of delivery.
   - \`wp_timezone\`: time zone of the restaurant, now \`"${timeZone}"\`. Hours and times of orders are in it. If it is
     wrong, write your own, such as \`"Asia/Omsk"\`.
   - \`coord\`: **latitude, longitude** as text, \`"55.7558,37.6176"\`.
   - Points of the zone: **[longitude, latitude]**, \`[37.6176, 55.7558]\`.
   - <https://geojson.io> draws zones.
3. \`catalog.json\`: sections and dishes. \`price\` is for one unit. Put photos of any size (JPEG, PNG or WebP) into
   \`media/\`; the shop makes smaller copies.
4. \`coupons.json\`: discounts and gifts.
5. Check and load it from the program's folder:

\`\`\`
npm run shop -- check <this folder>
npm run shop -- import <this folder>
\`\`\`

Every field of every file: \`docs/shop-folder.md\` in the program's folder.
`;
}
