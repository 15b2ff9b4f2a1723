import { board } from "./board/board.ts";
import type { Family } from "./family.ts";
import { backup } from "./faults/backup.ts";
import { disk } from "./faults/disk.ts";
import { gateway } from "./faults/gateway.ts";
import { kill } from "./faults/kill.ts";
import { locked } from "./faults/locked.ts";
import { migrate } from "./faults/migrate.ts";
import { outside } from "./faults/outside.ts";
import { stop } from "./faults/stop.ts";
import { upgrade } from "./faults/upgrade.ts";
import { races } from "./races/races.ts";

/** All families of faults, in the order of the report. */
export const families: readonly Family[] = [
  kill,
  stop,
  disk,
  locked,
  migrate,
  upgrade,
  backup,
  gateway,
  outside,
  board,
  races,
];
