import { EmptyState, type EmptyStateProps } from '#src/ui/EmptyState.tsx';

export interface NoticeProps extends Omit<EmptyStateProps, 'title'> {
  title: string;
  /** Id of the title, to focus it. */
  titleId?: string;
}

/** Replaces a tab's form with a reason and an action. */
export const Notice = ({ title, titleId, ...state }: NoticeProps) => (
  <EmptyState
    {...state}
    title={
      <h3 id={titleId} tabIndex={-1} className="outline-none">
        {title}
      </h3>
    }
  />
);
