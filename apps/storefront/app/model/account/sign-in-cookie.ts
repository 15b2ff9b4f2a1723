/** Names the account page that a guest asked for; set by the server's redirect, read once by the home page. */
export const signInCookie = "sign_in";
