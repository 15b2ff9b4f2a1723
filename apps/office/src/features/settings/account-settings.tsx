import screen from "../../ui/screen/screen.module.css";
import { OwnPin } from "./own-pin.tsx";
import { OwnSessions } from "./own-sessions.tsx";

/** The signed-in person's own PIN and sessions (STAFF-1, STAFF-3). */
export function AccountSettings() {
  return (
    <div className={screen.columns}>
      <OwnPin />
      <OwnSessions />
    </div>
  );
}
