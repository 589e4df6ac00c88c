/** Shows a number and its meaning, with a blank between that a copied row keeps. Up to four digits end below each other. */
export function NumberCell({
  value,
  words,
}: {
  value: number | null;
  words?: ((value: number) => string) | undefined;
}) {
  return (
    <span dir="ltr" className="tabular-nums">
      <span className={value !== null && words ? 'sm:inline-block sm:min-w-[4ch] sm:text-right' : undefined}>
        {value}
      </span>
      {value !== null && words && (
        <>
          {' '}
          <span className="text-start text-muted max-sm:before:content-['h,_'_/_''] sm:ms-1.5 sm:inline-block sm:min-w-17">
            {words(value)}
          </span>
        </>
      )}
    </span>
  );
}
