import { startFakeProvider } from "./fake-provider.ts";

/** A house that the fakes have, and a street without houses. */
export const knownHouse = { lon: 37.61, lat: 55.76 };

/** Yandex Suggest (`/suggest`) and Geocoder (`/v1`) as documented, on one address, with fault switches. */
export function startFakeYandex() {
  return startFakeProvider(({ path }) => {
    const url = new URL(path, "http://fake");
    return url.pathname === "/suggest" ? suggestions(url.searchParams) : geoObjects(url.searchParams);
  });
}

function suggestions(query: URLSearchParams) {
  if (!query.get("text")?.toLowerCase().startsWith("тверск")) return { suggest_reqid: "1", results: [] };
  return {
    suggest_reqid: "1",
    results: [
      {
        title: { text: "Тверская улица, 7" },
        subtitle: { text: "Москва" },
        tags: ["house"],
        address: {
          formatted_address: "Москва, Тверская улица, 7",
          component: [
            { name: "Тверская улица", kind: ["STREET"] },
            { name: "7", kind: ["HOUSE"] },
          ],
        },
        uri: "ymapsbm1://geo?data=house-7",
      },
      { title: { text: "Тверской бульвар" }, subtitle: { text: "Москва" }, uri: "ymapsbm1://geo?data=street" },
    ],
  };
}

function geoObjects(query: URLSearchParams) {
  const asked = query.get("uri") ?? query.get("geocode") ?? "";
  const isStreet = asked.includes("street");
  const found = isStreet || asked.includes("house-7") || asked.includes("7") ? [geoObject(isStreet)] : [];
  return { response: { GeoObjectCollection: { metaDataProperty: {}, featureMember: found } } };
}

function geoObject(isStreet: boolean) {
  const components = [
    { kind: "country", name: "Россия" },
    { kind: "locality", name: "Москва" },
    { kind: "street", name: isStreet ? "Тверской бульвар" : "Тверская улица" },
    ...(isStreet ? [] : [{ kind: "house", name: "7" }]),
  ];
  const meta = {
    kind: isStreet ? "street" : "house",
    precision: isStreet ? "street" : "exact",
    text: "Россия, Москва, Тверская улица, 7",
    Address: { formatted: "Россия, Москва, Тверская улица, 7", Components: components },
  };
  return {
    GeoObject: {
      metaDataProperty: { GeocoderMetaData: meta },
      Point: { pos: `${knownHouse.lon} ${knownHouse.lat}` },
    },
  };
}

/** DaData's suggest and geolocate as documented, with fault switches. */
export function startFakeDadata() {
  return startFakeProvider(({ path, body }) => {
    const asked: { query?: string; count?: number } = JSON.parse(body);
    const isKnown = path.endsWith("/geolocate/address") || /^тверск/i.test(asked.query ?? "");
    const all = isKnown ? [dadataHouse, dadataStreet] : [];
    return { suggestions: all.slice(0, asked.count ?? 10) };
  });
}

const dadataHouse = {
  value: "г Москва, Тверская ул, д 7 к 2",
  unrestricted_value: "125009, г Москва, Тверская ул, д 7 к 2",
  data: {
    city_with_type: "г Москва",
    settlement_with_type: null,
    street_with_type: "ул Тверская",
    house: "7",
    block_type: "к",
    block: "2",
    geo_lat: String(knownHouse.lat),
    geo_lon: String(knownHouse.lon),
    qc_geo: "0",
    fias_id: "x",
  },
};
const dadataStreet = {
  value: "г Москва, Тверской б-р",
  unrestricted_value: "г Москва, Тверской б-р",
  data: {
    city_with_type: "г Москва",
    street_with_type: "Тверской б-р",
    house: null,
    geo_lat: "55.7",
    geo_lon: "37.6",
    qc_geo: "2",
  },
};
