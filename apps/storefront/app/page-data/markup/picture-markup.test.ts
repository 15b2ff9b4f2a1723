import { describe, expect, it } from "vitest";
import { sourceSet } from "../../ui/picture.tsx";
import { coverHtml, previewsHtml } from "./picture-markup.ts";

describe("markup of pictures without a script", () => {
  it("uses the widths that the server makes of a JPEG or PNG, all as WebP", () => {
    for (const src of ["/u/burger.jpg?v=1a2b", "/u/burger.JPEG?v=1a2b", "/u/burger.png?v=1a2b"])
      expect(sourceSet({ src, alt: "", width: 800, height: 600, widths: [320, 640, 800] })).toBe(
        "/u/burger-320.webp?v=1a2b 320w, /u/burger-640.webp?v=1a2b 640w, /u/burger-800.webp?v=1a2b 800w",
      );
    const photo = { src: "/u/burger.jpg", alt: "", width: 4000, height: 3000, widths: [320, 640, 960, 1600] };
    expect(sourceSet(photo)).toMatch(/burger-1600\.webp 1600w$/);
  });

  it("ENT-1 shows demo_previews as films with posters, and pictures", () => {
    const hall = { src: "/hall.webp", alt: "Зал", width: 960, height: 540, widths: [320, 960] };
    const html = previewsHtml(
      [
        { picture: { src: "/p.webp", alt: "" }, videoUrl: "/film.mp4" },
        { picture: hall, videoUrl: null },
      ],
      "Скатерть",
    );
    expect(html).toContain(
      '<video controls playsinline preload="none" src="/film.mp4" poster="/p.webp" aria-label="Скатерть"></video>',
    );
    expect(html).toContain('src="/hall.webp" srcset="/hall-320.webp 320w, /hall.webp 960w"');
    expect(html).toContain('alt="Зал"');
  });

  it("ENT-1 uses image_dop as a section's cover, and image_dop_2 on wide screens; a single one serves both", () => {
    expect(coverHtml(["/a.webp", "/b.webp"])).toBe(
      '<picture><source media="(min-width: 769px)" srcset="/b.webp"><img alt="" width="4" height="1" src="/a.webp"></picture>',
    );
    for (const one of [
      ["/a.webp", null],
      [null, "/a.webp"],
    ])
      expect(coverHtml(one)).toBe('<picture><img alt="" width="4" height="1" src="/a.webp"></picture>');
    expect(coverHtml([null, null])).toBe("");
  });

  it("escapes texts of the shop in attributes", () => {
    const src = '/a.webp" onerror="x()';
    expect(coverHtml([src, null])).not.toContain('" onerror');
    expect(previewsHtml([{ picture: { src, alt: '"><script>' }, videoUrl: null }], "")).not.toContain("<script>");
  });
});
