import { Button } from 'licence-sales-library/ui/Button';

// Without declarations everything would be allowed.
// @ts-expect-error there is no such variant
export const Wrong = () => <Button variant="loud" />;
