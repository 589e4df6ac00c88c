import { XIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { placeName } from '#src/session/page-names.ts';
import { useUser } from '#src/session/use-session.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

/** Offers to return to the page and the typed text with which the user's session ended, or to forget both (SES-12). */
export function ResumeOffer() {
  const { username } = useUser();
  const [path, setPath] = useState(() => resumeState.get(username).page);
  if (path === undefined || /^\/dash(\?|$)/.test(path)) return null;

  function dismiss() {
    resumeState.clear('page');
    resumeState.clear('drafts');
    setPath(undefined);
  }
  return (
    <div className="mb-6 flex items-center gap-3 rounded-lg bg-info-soft py-2 ps-4 pe-2 text-info ring-1 ring-info/20 ring-inset">
      <p className="min-w-0 grow">
        Your session had ended.{' '}
        <Link
          to={path}
          onClick={() => resumeState.clear('page')}
          className="font-medium underline underline-offset-2"
        >
          {`Back to ${placeName(path)}`}
        </Link>
      </p>
      <IconButton label="Dismiss" icon={<XIcon />} onClick={dismiss} />
    </div>
  );
}
