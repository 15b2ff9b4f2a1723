import type { Plugin } from "vite";

const reactDom = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * Fields of fibers, hooks, lanes and roots that react-dom-client alone reads and writes: neither the DOM, nor the
 * `react` package, nor components see them.
 */
const fields = [
  ...["memoizedState", "memoizedProps", "pendingProps", "updateQueue", "stateNode", "alternate", "elementType"],
  ...["subtreeFlags", "childLanes", "deletions", "refCleanup", "dehydrated", "retryLane", "treeContext"],
  ...["baseState", "baseQueue", "baseLanes", "firstBaseUpdate", "lastBaseUpdate", "lastEffect", "firstContext"],
  ...["lastRenderedState", "lastRenderedReducer", "hasEagerState", "eagerState", "revertLane", "hiddenCallbacks"],
  ...["pendingLanes", "suspendedLanes", "pingedLanes", "expiredLanes", "entangledLanes", "warmLanes", "entanglements"],
  ...["expirationTimes", "hiddenUpdates", "errorRecoveryDisabledLanes", "shellSuspendCounter", "pooledCache"],
  ...["callbackNode", "callbackPriority", "cancelPendingCommit", "timeoutHandle", "pingCache", "isDehydrated"],
  ...["_visibility", "_retryCache", "_fragmentFiber", "_eventListeners", "cachePool", "hydrationErrors"],
  ...["blockedOn", "targetContainers", "tailMode", "isBackwards", "renderingStartTime", "treeForkCount", "memoCache"],
];

/**
 * Shortens those names, which no minifier may touch, in the one file that uses them: 1 kB of the first load. Throws
 * if a release of React no longer has a field, or uses a short name itself.
 */
export function reactFields(): Plugin {
  return {
    name: "react-fields",
    apply: "build",
    transform: {
      filter: { id: reactDom },
      handler: (code) => ({ code: shortenFields(code), map: null }),
    },
  };
}

/** The code of react-dom-client with short names for its own fields. */
export function shortenFields(code: string): string {
  return fields.reduce((text, field, index) => {
    const short = `$${index.toString(36)}`;
    if (asName(`\\${short}`).test(text)) throw new Error(`react-dom-client uses the name ${short} itself`);
    if (!asName(field).test(text)) throw new Error(`react-dom-client has no field ${field}: take it off the list`);
    return text.replace(asName(field), () => short);
  }, code);
}

/** The name where it is an identifier, and neither a part of one nor a text. */
function asName(name: string): RegExp {
  return new RegExp(`(?<![\\w$"'])${name}(?![\\w$"'])`, "g");
}
