import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { writeCookie } from "../../platform/storage/cookies.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceRow } from "../../ui/fields/choice-row.tsx";

/** The page types that the shop offers to visitors. The choice is stored (ENT-7). */
export default function LayoutModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { pageType, pageTypes } = useShop();
  const [chosen, setChosen] = useState(pageType);
  const apply = () => {
    if (chosen === pageType) return onClose();
    writeCookie("page_type", chosen);
    // Layout, menu and addresses change together, so the page is reloaded at the home page.
    window.location.assign("/");
  };
  return (
    <Dialog
      title={t("layout.choose")}
      onClose={onClose}
      footer={
        <Button size="l" wide onClick={apply}>
          {t("layout.show")}
        </Button>
      }
    >
      {pageTypes.map((type) => (
        <ChoiceRow
          key={type}
          name="page-type"
          checked={type === chosen}
          note={t(`layout.${type}.text`)}
          onChange={() => setChosen(type)}
        >
          {t(`layout.${type}`)}
        </ChoiceRow>
      ))}
    </Dialog>
  );
}
