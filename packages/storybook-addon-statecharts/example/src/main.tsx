import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Feedback } from './feedback/Feedback.tsx';
import './index.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('There is no #root');

createRoot(root).render(
  <StrictMode>
    <main>
      <Feedback />
    </main>
  </StrictMode>,
);
