import '#src/ui/styles.css';
import { startApp } from './start.tsx';

startApp();
