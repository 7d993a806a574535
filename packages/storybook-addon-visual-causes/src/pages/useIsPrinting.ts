import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. The browser prints it as soon as this has rendered. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const finish = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', finish);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', finish);
    };
  }, []);
  return isPrinting;
}
