/** The account page that a guest asked for. The server's redirect sets it and the home page reads it once. */
export const signInCookie = "sign_in";
