import './first-paint.css';
import { startApp } from './start.tsx';

startApp();
