/** The whole reason, as it was typed. */
export function Reason({ text }: { text: string | null }) {
  return (
    <div>
      <h3 className="text-xs text-muted">Reason</h3>
      {text ? (
        <p className="mt-0.5 break-words whitespace-pre-line">{text}</p>
      ) : (
        <p className="mt-0.5 text-muted">None given</p>
      )}
    </div>
  );
}
