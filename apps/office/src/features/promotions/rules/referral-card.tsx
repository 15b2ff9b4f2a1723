import type { WireEntity } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { numberIn, type PointsForm, pointsForm } from "../../../model/promotions/rules/points-form.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { PointsCard } from "./points-card.tsx";
import type { RuleCardProps } from "./rule-card.ts";
import css from "./rules.module.css";

interface ReferralCardProps extends RuleCardProps {
  /** The rules of points, which the rewards are paid in. */
  readonly bonus: WireEntity | undefined;
}

/** The rewards of an invitation for both guests, with what a new guest costs. */
export function ReferralCard({ bonus, ...props }: ReferralCardProps) {
  const { t } = useI18n();
  const hasPoints = bonus !== undefined && pointsForm("bonus", { bonus }).active;
  return (
    <PointsCard rule="referral" {...props}>
      {(form) => (
        <>
          {form.active && !hasPoints && <Banner look="warning">{t("promo.rules.noPoints")}</Banner>}
          <FriendExample form={form} />
        </>
      )}
    </PointsCard>
  );
}

function FriendExample({ form }: { readonly form: PointsForm }) {
  const { t, money } = useI18n();
  const [reward, friendReward] = ["reward", "friend_reward"].map((name) => numberIn("referral", form, name));
  const pointsText = (count = 0) => t("promo.rules.points", { count });
  return (
    <div className={css.example}>
      <p role="status">
        {form.active
          ? t("promo.rules.referral.example", {
              reward: pointsText(reward),
              friend: pointsText(friendReward),
              cost: money((reward ?? 0) + (friendReward ?? 0)),
            })
          : t("promo.rules.referral.off")}
      </p>
    </div>
  );
}
