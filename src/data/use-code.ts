import { useQuery } from '@tanstack/react-query';

/** Code that is loaded once it is needed. `isLost`: it could not be, for a LostDialog (HOS-3). */
export function useCode<Code>(name: string, load: () => Promise<Code>, isNeeded: boolean) {
  const { data: code, isError: isLost } = useQuery({
    queryKey: ['code', name],
    queryFn: load,
    enabled: isNeeded,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return { code, isLost };
}
