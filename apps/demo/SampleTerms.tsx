/** Sample terms of service; a deployment passes its own. */
export function SampleTerms() {
  return (
    <>
      <p className="text-muted">Sample terms of the demo. They bind nobody.</p>
      <h2 className="mt-4 text-lg font-semibold">1. What you get</h2>
      <p>
        A subscription gives access to the client for the time that it shows. Time that has been paid for is
        not paid back.
      </p>
      <h2 className="mt-4 text-lg font-semibold">2. One machine</h2>
      <p>
        The client works on the machine whose hardware ID is on your account. A new machine needs a reset,
        which is looked at by a person.
      </p>
      <h2 className="mt-4 text-lg font-semibold">3. Your account</h2>
      <p>
        Keep your password and your activation keys to yourself. An account that is shared or sold may be
        banned.
      </p>
    </>
  );
}
