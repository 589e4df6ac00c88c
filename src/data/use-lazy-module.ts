import { useQuery } from '@tanstack/react-query';

/** Loads a module on demand. `isLost` is true if its chunk could not be loaded, for a ChunkErrorDialog (HOS-3). */
export function useLazyModule<Code>(name: string, load: () => Promise<Code>, isNeeded: boolean) {
  const { data: code, isError: isLost } = useQuery({
    queryKey: ['code', name],
    queryFn: load,
    enabled: isNeeded,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return { code, isLost };
}
