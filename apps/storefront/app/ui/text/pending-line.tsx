/** A thin line at the top of the screen while what was asked for is on its way (base.css). */
export function PendingLine() {
  return <div className="pending" role="presentation" />;
}
