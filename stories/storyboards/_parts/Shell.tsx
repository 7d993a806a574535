import type { PropsWithChildren } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../../../src/app/layout/Layout.tsx';

/** A screen within the shell's layout. */
export const Shell = ({ children }: PropsWithChildren) => (
  <Routes>
    <Route element={<Layout />}>
      <Route path="*" element={children} />
    </Route>
  </Routes>
);
