/** The used part of Yandex Maps 2.1. Points are longitude first (`coordorder=longlat`). */
export type YandexPoint = [lon: number, lat: number];

export interface YandexEvents {
  add(name: string, listener: (event: { get(key: "coords"): YandexPoint }) => void): void;
}

export interface YandexObject {
  readonly events: YandexEvents;
}

export interface YandexMap {
  readonly events: YandexEvents;
  readonly geoObjects: { add(object: YandexObject): void; remove(object: YandexObject): void };
  readonly container: { fitToViewport(): void };
  getCenter(): YandexPoint;
  getZoom(): number;
  setCenter(center: YandexPoint, zoom?: number, options?: { duration?: number }): unknown;
  setZoom(zoom: number, options?: { duration?: number }): unknown;
  setBounds(bounds: [YandexPoint, YandexPoint], options?: { zoomMargin?: number; checkZoomRange?: boolean }): unknown;
  destroy(): void;
}

type Options = Readonly<Record<string, unknown>>;

export interface YandexApi {
  ready(done: () => void, fail?: (error: unknown) => void): unknown;
  readonly Map: new (
    element: HTMLElement,
    state: { center: YandexPoint; zoom: number; controls: readonly string[] },
    options?: Options,
  ) => YandexMap;
  readonly Polygon: new (rings: YandexPoint[][], properties: Options, options: Options) => YandexObject;
  readonly Placemark: new (point: YandexPoint, properties: Options, options: Options) => YandexObject;
}

declare global {
  interface Window {
    ymaps?: YandexApi;
  }
}
