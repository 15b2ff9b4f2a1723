/**
 * Programs of an installation that need root or a running systemd, as scripts of `sh`. `$MACHINE` is the folder in
 * place of `/`; every call of a stub is a line of `$MACHINE/calls`.
 */
export function stubPrograms(node: string): Readonly<Record<string, string>> {
  const git = new URL("stub-git.ts", import.meta.url).pathname;
  const systemctl = new URL("stub-systemctl.ts", import.meta.url).pathname;
  const noted = (name: string) => `echo "${name} $*" >>"$MACHINE/calls"`;
  const byNode = (name: string, program: string) => `${noted(name)}\nexec "${node}" "${program}" "$@"`;
  return {
    sudo: 'if [ "$1" = -u ]; then shift 2; fi\nexec "$@"',
    useradd: noted("useradd"),
    // The editor of settings: writes the text that the test provides.
    sudoedit: `${noted("sudoedit")}\ncat "$MACHINE/edits" >>"$1"`,
    // Without owner and group, which only root can set.
    install: `${noted("install")}
for word; do
  shift
  case "$skip$word" in
    -g | -o) skip=skip ;;
    skip*) skip= ;;
    *) set -- "$@" "$word" ;;
  esac
done
exec /usr/bin/install "$@"`,
    git: byNode("git", git),
    systemctl: byNode("systemctl", systemctl),
  };
}
