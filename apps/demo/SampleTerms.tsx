/** Sample terms of service; a deployment passes its own. */
export function SampleTerms() {
  return (
    <>
      <p className="text-muted">Sample terms of this demo, not binding.</p>
      <h2 className="mt-4 text-lg font-semibold">1. What you get</h2>
      <p>A subscription gives access to the client for the time shown. Paid time is not refunded.</p>
      <h2 className="mt-4 text-lg font-semibold">2. One machine</h2>
      <p>
        The client works on the machine whose hardware ID is on your account. A new machine needs a reset,
        reviewed by a person.
      </p>
      <h2 className="mt-4 text-lg font-semibold">3. Your account</h2>
      <p>Keep your password and activation keys to yourself. Shared or sold accounts may be banned.</p>
    </>
  );
}
