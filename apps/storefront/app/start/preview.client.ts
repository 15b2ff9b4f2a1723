import { followOffice } from "./preview/follow-office.ts";
import { keepToken } from "./preview/keep-token.ts";
import { ownMemory } from "./preview/own-memory.ts";

/*
 * A page of the draft (EDIT-4). Loaded only by previews, and before any other script of the page: what it replaces
 * is read when modules are evaluated.
 */
const token = document.currentScript?.dataset["token"] ?? "";
ownMemory(window);
keepToken(window, token);
followOffice(window);
