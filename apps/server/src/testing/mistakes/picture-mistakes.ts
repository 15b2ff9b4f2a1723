import { crc32 } from "node:zlib";
import { both, file, type Mistake, put } from "./edits.ts";

const base64 = (text: string) => Buffer.from(text, "base64");
const pixel = base64(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);
/** A PNG whose header promises a size; nothing else of it is read. */
function ofSize(width: number, height: number): Buffer {
  const header = Buffer.from(pixel.subarray(12, 29));
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  return Buffer.concat([pixel.subarray(0, 12), header, sum, pixel.subarray(33)]);
}
const picture = "[0].products[0].images[0].src";
const shown = (address: string) => put("catalog", picture, address);

export const pictureMistakes: readonly Mistake[] = [
  [
    "a picture that is not there",
    shown("media/shchi.png"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: no file media/shchi.png",
  ],
  [
    "a picture with another ending",
    shown("media/borshch.jpg"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: no file media/borshch.jpg; there is media/borshch.png",
  ],
  [
    "a picture in capitals",
    shown("media/Borshch.PNG"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: no file media/Borshch.PNG; there is media/borshch.png",
  ],
  [
    "a picture without media/",
    shown("borshch.png"),
    'catalog.json: [0].products[0].images[0].src «Борщ»: "media/borshch.png", found «borshch.png»',
  ],
  [
    "a picture with a slash before media",
    shown("/media/borshch.png"),
    'catalog.json: [0].products[0].images[0].src «Борщ»: "media/borshch.png", found «/media/borshch.png»',
  ],
  [
    "a picture of the owner's disk",
    shown("C:\\Users\\me\\borshch.png"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: a picture inside the folder such as media/soup.jpg, found «C:\\Users\\me\\borshch.png»",
  ],
  [
    "a picture with backslashes",
    shown("media\\borshch.png"),
    'catalog.json: [0].products[0].images[0].src «Борщ»: "media/borshch.png", found «media\\borshch.png»',
  ],
  [
    "a picture with a space in its name and no ending",
    shown("media/my soup"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: a file name that ends in .jpg, .png or .webp, found «media/my soup»",
  ],
  [
    "a missing picture with a space in its name",
    shown("media/my soup.png"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: no file media/my soup.png",
  ],
  [
    "a picture whose name macOS wrote",
    both(file(`media/${"чай".normalize("NFD")}.png`, "x"), shown("media/чай.png")),
    "catalog.json: [0].products[0].images[0].src «Борщ»: no file media/чай.png: the file's name has decomposed letters, as macOS writes them; rename it to чай.png",
  ],
  [
    "a picture of another site",
    shown("https://example.com/borshch.png"),
    "catalog.json: warning: [0].products[0].images[0].src «Борщ»: a file in media/, found a picture of example.com: browsers show it only if include.hosts has this name",
  ],
  [
    "an empty picture",
    file("media/borshch.png", ""),
    "catalog.json: [0].products[0].images[0].src «Борщ»: media/borshch.png is an empty file",
    "galleries.json: 5.images[0].url «Зал»: media/borshch.png is an empty file",
  ],
  [
    "a damaged picture",
    file("media/borshch.png", pixel.subarray(0, 45)),
    "catalog.json: [0].products[0].images[0].src «Борщ»: media/borshch.png is damaged: its end is missing",
    "galleries.json: 5.images[0].url «Зал»: media/borshch.png is damaged: its end is missing",
  ],
  [
    "a text named as a picture",
    file("media/borshch.png", "no picture at all"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: media/borshch.png cannot be read as a picture: save it as JPEG, PNG or WebP",
    "galleries.json: 5.images[0].url «Зал»: media/borshch.png cannot be read as a picture: save it as JPEG, PNG or WebP",
  ],
  [
    "a saved web page named as a picture",
    file("media/borshch.png", "<!DOCTYPE html><html></html>"),
    "catalog.json: [0].products[0].images[0].src «Борщ»: media/borshch.png is a web page in spite of its name: save it as JPEG, PNG or WebP",
    "galleries.json: 5.images[0].url «Зал»: media/borshch.png is a web page in spite of its name: save it as JPEG, PNG or WebP",
  ],
  [
    "a HEIC photo named as a picture",
    file("media/borshch.png", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")),
    "catalog.json: [0].products[0].images[0].src «Борщ»: media/borshch.png is HEIC in spite of its name: save it as JPEG, PNG or WebP",
    "galleries.json: 5.images[0].url «Зал»: media/borshch.png is HEIC in spite of its name: save it as JPEG, PNG or WebP",
  ],
  [
    "a format that browsers do not show",
    both(shown("media/soup.tiff"), file("media/soup.tiff", Buffer.from("II*\0", "latin1"))),
    "catalog.json: [0].products[0].images[0].src «Борщ»: media/soup.tiff is not a picture that browsers can show: save it as JPEG, PNG or WebP",
  ],
  [
    "a PNG named as a JPEG",
    both(shown("media/soup.jpg"), file("media/soup.jpg", pixel)),
    "catalog.json: warning: [0].products[0].images[0].src «Борщ»: media/soup.jpg is PNG: name it .png",
  ],
  [
    "a picture of 20 MB",
    file("media/borshch.png", Buffer.concat([pixel, Buffer.alloc(20_000_000)])),
    "catalog.json: warning: [0].products[0].images[0].src «Борщ»: media/borshch.png has 20 MB: make it smaller than 15 MB",
  ],
  [
    "a logo without media/",
    put("settings", "logo", "logo.svg"),
    'settings.json: logo: "media/logo.svg", found «logo.svg»',
  ],
  [
    "a photo of 108 megapixels",
    file("media/borshch.png", ofSize(12_000, 9_000)),
    "catalog.json: warning: [0].products[0].images[0].src «Борщ»: media/borshch.png has 12000 × 9000 pixels and is shown as it is: save it smaller, below 64 megapixels",
  ],
];
