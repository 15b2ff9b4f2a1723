import { codesFilePath, MAX_COUPON_CODES } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { drawCodes } from "../../../../model/promotions/calls/draw-codes.ts";
import { codeList } from "../../../../model/promotions/form/promotion-patch.ts";
import { promotionsQuery } from "../../../../model/promotions/promotions-query.ts";
import { changeKey } from "../../../../platform/api/change-key.ts";
import { useFailure } from "../../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../../platform/feedback/use-sending.ts";
import { Button } from "../../../../ui/button.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { showToast } from "../../../../ui/toast/toast.ts";
import type { PartProps } from "../part-props.ts";
import css from "../promotion-editor.module.css";

interface CodesPartProps extends PartProps {
  readonly id: string;
  /** Drawing changes the draft, so that typed changes must be saved before. */
  readonly isChanged: boolean;
}

const maxPrefix = 20;

/** What the beginning of a code may not have. */
const UNUSABLE = /[^\p{L}\p{N}-]/gu;

/** Single-use codes of a promo code: drawn by the shop, or typed, and the file of them. */
export function CodesPart({ id, isChanged, form, change, errorOf }: CodesPartProps) {
  const { t, number } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [count, setCount] = useState(200);
  const row = useQuery(promotionsQuery).data?.find((each) => each.id === id);
  const total = codeList(form.codes).length;
  const [prefix, setPrefix] = useState("");
  const [key, setKey] = useState(changeKey);
  const draw = async () => {
    const result = await during(drawCodes(id, count, prefix.trim(), key));
    if (!result.ok) return void failed(result.error);
    setKey(changeKey());
    showToast({ text: t("promo.edit.codes.drawn", { count: result.value.codes.length }), look: "done" });
  };
  return (
    <>
      {row !== undefined && row.codes_count > 0 && (
        <p>{t("promo.edit.codes.used", { used: number(row.codes_used), total: number(row.codes_count) })}</p>
      )}
      <div className={css.pair}>
        <NumberField
          label={t("promo.edit.codes.count")}
          value={count}
          onChange={(next) => setCount(Number.isNaN(next) ? 1 : next)}
          minValue={1}
          maxValue={MAX_COUPON_CODES}
          step={1}
        />
        <TextField
          label={t("promo.edit.codes.prefix")}
          value={prefix}
          onChange={(text) => setPrefix(text.replace(UNUSABLE, ""))}
          maxLength={maxPrefix}
          isPlain
        />
      </div>
      <div className={screen.buttons}>
        <Button isDisabled={isChanged} isPending={isSending} onPress={() => void draw()}>
          {t("promo.edit.codes.draw")}
        </Button>
        {total > 0 && (
          <a className={screen.link} href={codesFilePath(id)} download>
            {t("promo.edit.codes.file")}
          </a>
        )}
      </div>
      {isChanged && <p className={screen.quiet}>{t("promo.edit.codes.first")}</p>}
      <TextField
        label={t("promo.edit.codes.list")}
        hint={t("promo.edit.codes.hint")}
        value={form.codes}
        onChange={(codes) => change({ codes })}
        maxLength={400_000}
        rows={6}
        isPlain
        error={errorOf("codes")}
        data-field="codes"
      />
    </>
  );
}
