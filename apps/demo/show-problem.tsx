import { createRoot } from 'react-dom/client';
import { Button } from '#src/ui/Button.tsx';

/** Shows a message over the head of the page until it is dismissed; not every page of the app has toasts. */
export function showProblem(message: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const dismiss = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <div
      role="alert"
      className="fixed inset-x-3 top-3 layer-dialog mx-auto flex max-w-xl items-center gap-4 rounded-lg bg-float p-4 text-sm text-text shadow-float"
    >
      <p className="min-w-0 grow">{message}</p>
      <Button onClick={dismiss}>Dismiss</Button>
    </div>,
  );
}
