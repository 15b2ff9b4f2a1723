import type { Plugin } from "vite";

const reactDom = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * Fields of fibers, hooks, lanes and roots that only react-dom-client reads and writes. The DOM, the `react`
 * package and components do not use them.
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
 * Shortens those names, which no minifier can, in the one file that uses them. It saves 1 kB of the first
 * load. Throws if a release of React lacks a field or uses a short name itself.
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

/** Matches the name as an identifier, not inside another identifier or a text. */
function asName(name: string): RegExp {
  return new RegExp(`(?<![\\w$"'])${name}(?![\\w$"'])`, "g");
}
