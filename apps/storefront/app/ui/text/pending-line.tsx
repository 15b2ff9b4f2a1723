/** A thin line at the top of the screen while a request is pending (base.css). */
export function PendingLine() {
  return <div className="pending" role="presentation" />;
}
