import { GroupPage } from "../../features/group-order/group-page.tsx";
import type { GroupData } from "../../model/group-order/group-data.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** A group order, for everybody with its link. */
export function Component() {
  const data = useLoaderData<GroupData>();
  return <GroupPage key={data.id} data={data} />;
}

export function head({ data, i18n, shop }: HeadArgs<GroupData>): Head {
  return { title: `${i18n.t("group.invites", { name: data.host })} | ${shop.name}`, noIndex: true };
}
