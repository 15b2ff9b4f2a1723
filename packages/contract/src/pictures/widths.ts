/** File name of a picture at a width in pixels, beside the picture: "soup.jpg" at 320 is "soup-320.webp". */
export function widthFile(file: string, width: number): string {
  return `${file.replace(/\.\w+$/, "")}-${width}.webp`;
}

/** Address of a picture at a width, with its query: "/soup.jpg?v=1" at 320 is "/soup-320.webp?v=1". */
export function widthAddress(src: string, width: number): string {
  const [path = "", ...query] = src.split("?");
  return [widthFile(path, width), ...query].join("?");
}

/** The first part of a name at a width: "soup" of "soup-320.webp"; null for any other name. */
export function stemOfWidthFile(file: string): string | null {
  return /^(.+)-\d{2,5}\.webp$/.exec(file)?.[1] ?? null;
}
