// Generated from messages/ru.json by `npm run texts`: edit that file, not this one.

/** A value that a text takes as it is. */
type Text = string | number;

/** The arguments of every text; null where it takes none. */
export interface MessageArguments {
  close: null;
  retry: null;
  loading: null;
  toBoard: null;
  "toasts.label": null;
  "error.title": null;
  "error.text": null;
  "error.away.title": null;
  "error.away.text": null;
  "notFound.title": null;
  "notFound.text": null;
  "noRights.title": null;
  "noRights.text": null;
  "coming.title": null;
  "coming.text": null;
  "nav.label": null;
  "nav.skip": null;
  "nav.board": null;
  "nav.stops": null;
  "nav.people": null;
  "nav.devices": null;
  "nav.settings": null;
  "nav.journal": null;
  "nav.more": null;
  "branch.label": null;
  "theme.label": null;
  "theme.dark": null;
  "theme.light": null;
  "theme.system": null;
  "language.label": null;
  "person.signedIn": { name: Text };
  signOut: null;
  "signOut.failed": null;
  "signIn.title": null;
  "signIn.login": null;
  "signIn.password": null;
  "signIn.code": null;
  "signIn.codeHint": null;
  "signIn.showPassword": null;
  "signIn.submit": null;
  "signIn.required": null;
  "signIn.failed": null;
  "signIn.wait": { minutes: number };
  "signIn.away": null;
  "signIn.broken": null;
  "signIn.again.title": null;
  "signIn.again.text": null;
  "signIn.again.other": null;
  "signIn.again.wrongPerson": null;
  "shift.title": null;
  "shift.text": null;
  "shift.refused": null;
  "shift.fullScreen": null;
  "shift.start": null;
  office: null;
  "signIn.byPassword": null;
  "signIn.byPin": null;
  "pin.who": null;
  "pin.label": { name: Text };
  "pin.erase": null;
  "pin.other": null;
  "pin.failed": null;
  "pin.locked": { time: Text };
  "enrol.title": null;
  "enrol.text": null;
  "enrol.code": null;
  "enrol.codeHint": null;
  "enrol.name": null;
  "enrol.nameHint": null;
  "enrol.submit": null;
  "enrol.failed": null;
}
