import { useEffect } from 'react';
import type { Mock } from '../panel/mock-context.ts';
import type { Side } from '../split/sides.ts';
import { type Step, steps } from './steps.ts';
import { TourCard } from './TourCard.tsx';
import type { useTour } from './use-tour.ts';

interface TourProps {
  tour: ReturnType<typeof useTour> & { at: number };
  mock: Mock;
  /** The side that the step concerns. */
  onSide(side: Side): void;
}

/** The guided tour, while it is open. */
export function Tour({ tour: { at, done, goTo, close }, mock, onSide }: TourProps) {
  const step = steps[at]!;
  useEffect(() => onSide(step.side), [step.side, onSide]);
  return (
    <TourCard step={step} at={at} done={done} action={actionOf(step, mock)} onGo={goTo} onClose={close} />
  );
}

function actionOf({ action, side }: Step, { state, people, send, change, say }: Mock) {
  if (action?.kind === 'session') {
    const username = people.find((person) => person.side === side)?.username;
    return {
      label: action.label,
      run: () =>
        void send('/mock/session', { command: action.command, username }).then(
          () => say(`The session of ${username} has ended`),
          (error: Error) => say(error.message),
        ),
    };
  }
  if (!action) return undefined;
  const { endpoint, fault } = action.fault;
  const isSame = (one: (typeof state.faults)[number]) => one.endpoint === endpoint && one.fault === fault;
  const isOn = state.faults.some(isSame);
  return {
    label: isOn ? action.off : action.on,
    run: () =>
      change({
        faults: isOn ? state.faults.filter((one) => !isSame(one)) : [action.fault, ...state.faults],
      }),
  };
}
