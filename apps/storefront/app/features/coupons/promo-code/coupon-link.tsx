import { useEffect, useRef } from "react";
import { openModal } from "../../../model/page/modals.ts";
import { useLocation, useNavigate } from "../../../routing/hooks.ts";

/**
 * `?coupon=7002` in any address opens the terms of that coupon. The parameter is then removed from the
 * address.
 */
export function CouponLink() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const asked = useRef<number | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has("coupon")) {
      // The modal is a history entry above the page's, so the page's entry must be replaced first.
      if (asked.current !== null) openModal("coupon-info", { couponId: asked.current });
      asked.current = null;
      return;
    }
    const id = Number(query.get("coupon"));
    asked.current = Number.isSafeInteger(id) && id > 0 ? id : null;
    query.delete("coupon");
    const rest = query.size > 0 ? `?${query}` : "";
    navigate(pathname + rest + hash, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
  return null;
}
