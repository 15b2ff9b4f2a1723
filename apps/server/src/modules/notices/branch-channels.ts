import type { BranchOverrides } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { NoticesEnv } from "../../config/notices-env.ts";
import { configuredChannels, type OwnReceivers } from "../../ports/order-notices/configured-channels.ts";
import type { NoticeChannel, NoticeChannelKind } from "../../ports/order-notices/notice-channel.ts";
import { restingChannel } from "../../ports/order-notices/resting-channel.ts";

export interface BranchChannelsDeps {
  readonly env: NoticesEnv;
  /** The shop's address; null: not set. */
  readonly publicUrl: URL | null;
  readonly now: () => number;
  /** What each branch has of its own. */
  readonly overrides: { of(branch: BranchId): BranchOverrides; all(): Iterable<BranchOverrides> };
}

/** Null: no longer configured. */
export type ChannelWithId = (id: string) => NoticeChannel | null;

/** The channels of each branch: its own, or else the common ones. */
export interface BranchChannels {
  /** Null: of no branch. */
  of(branch: BranchId | null): readonly NoticeChannel[];
  readonly withId: ChannelWithId;
  /** Kinds that the server can send by. */
  readonly kinds: readonly NoticeChannelKind[];
}

const noOwn: OwnReceivers = { telegramChats: [], mailAddresses: [] };

/** Each receiver has one breaker, whichever branches it belongs to. */
export function branchChannels({ env, publicUrl, now, overrides }: BranchChannelsDeps): BranchChannels {
  const resting = new Map<string, NoticeChannel>();
  const channelsOf = (own: OwnReceivers) =>
    configuredChannels(env, publicUrl, own).map((channel) => {
      const known = resting.get(channel.id) ?? restingChannel(channel, now);
      resting.set(channel.id, known);
      return known;
    });
  const found = (own: OwnReceivers, id: string) => channelsOf(own).find((channel) => channel.id === id);
  return {
    of: (branch) => channelsOf(branch === null ? noOwn : overrides.of(branch)),
    withId(id) {
      for (const own of [noOwn, ...overrides.all()]) {
        const channel = found(own, id);
        if (channel !== undefined) return channel;
      }
      return null;
    },
    kinds: [
      ...(env.telegram === null ? [] : (["telegram"] as const)),
      ...(env.mail === null ? [] : (["mail"] as const)),
      ...(env.webhooks === null ? [] : (["webhook"] as const)),
    ],
  };
}
