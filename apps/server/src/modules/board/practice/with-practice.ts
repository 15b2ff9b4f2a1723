import type { Answer } from "../answer-orders.ts";
import type { Board } from "../service.ts";
import type { Practice } from "./practice.ts";

/**
 * The board with its practice orders. They have negative ids and appear only on the board, not among the orders of a
 * day.
 */
export function withPractice(board: Board, practice: Practice): Board {
  const answersTo = ({ orderId }: Answer) => (orderId < 0 ? practice : board);
  return {
    ...board,
    async get(id) {
      if (id >= 0) return board.get(id);
      const row = await practice.get(id);
      return row === null ? null : { id, warehouse_id: row.branch_id, method: "local_pickup" };
    },
    async live(branchId, search, caller) {
      const shown = await board.live(branchId, search, caller);
      if (search.trim() !== "") return shown;
      return { ...shown, orders: [...(await practice.ofBranch(branchId)), ...shown.orders] };
    },
    show: (id, caller) => (id < 0 ? practice.show(id) : board.show(id, caller)),
    async showAll(ids, caller) {
      const real = ids.filter((id) => id >= 0);
      const orders = real.length === 0 ? [] : await board.showAll(real, caller);
      const practised = await Promise.all(ids.filter((id) => id < 0).map((id) => practice.show(id)));
      return [...practised.filter((order) => order !== null), ...orders];
    },
    confirm: (answer, promisedAt) => answersTo(answer).confirm(answer, promisedAt),
    promise: (answer, promisedAt) => answersTo(answer).promise(answer, promisedAt),
    refuse: (answer, refused) => answersTo(answer).refuse(answer, refused),
    note: (answer, text) => answersTo(answer).note(answer, text),
    seen: (answer) => answersTo(answer).seen(answer),
    move: (answer, to) => answersTo(answer).move(answer, to),
  };
}
