import { BackButton } from "../../../ui/back-button.tsx";
import { EntityLoader } from "../../changes/entity-loader.tsx";
import { useShopParts } from "../use-shop-parts.ts";
import { PromotionWorkplace } from "./promotion-workplace.tsx";

interface PromotionEditorProps {
  readonly id: string;
  /** Back to the list. */
  readonly onClose: () => void;
}

/** One promotion: its sentence edited part by part, beside an example cart and past orders (PROMO-1, PROMO-2). */
export function PromotionEditor({ id, onClose }: PromotionEditorProps) {
  const { parts, mayEdit, asked } = useShopParts();
  return (
    <EntityLoader
      address={{ kind: "coupon", id }}
      right="menu.edit"
      errorTitle="promo.edit.error"
      onClose={onClose}
      besides={asked}
    >
      {(entity) => (
        <>
          <BackButton onPress={onClose} />
          {parts !== null && <PromotionWorkplace key={id} entity={entity} shop={parts} mayEdit={mayEdit} />}
        </>
      )}
    </EntityLoader>
  );
}
