import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { outcomeNames } from '#mocks/outcomes/index.ts';
import { type WorldName, worlds } from '#mocks/scenarios/worlds.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** Values of a screen's controls; '' and undefined leave the story as it is. */
export interface WorldArgs {
  world?: WorldName | '';
  /** `endpoint → outcome`, such as 'keys.list → tooManyRequests'. */
  outcome?: string;
  /** Milliseconds that each call takes. */
  latency?: number;
}

/** The endpoints that a screen calls, by the beginning of its title; the control `outcome` offers theirs. */
const calls: [title: string, endpoints: EndpointName[]][] = [
  ['Screens/Auth/Sign in', ['auth.signIn']],
  ['Screens/Auth/Sign up', ['auth.signUp']],
  ['Screens/Auth', ['auth.signIn', 'auth.signUp']],
  ['Screens/Dashboard/Buy', ['subscriptions.checkout']],
  ['Screens/Dashboard/Redeem', ['subscriptions.redeem']],
  ['Screens/Dashboard/Download', ['client.download', 'client.status']],
  ['Screens/Dashboard/Reset', ['hwid.requestReset', 'client.status']],
  ['Screens/Dashboard/Change', ['account.changePassword']],
  ['Screens/Dashboard/Invitation', ['invites.mine']],
  ['Screens/Dashboard', ['subscriptions.mine', 'client.status', 'invites.mine']],
  [
    'Screens/Admin/Keys',
    ['keys.list', 'keys.generate', 'keys.update', 'keys.remove', 'adminSubscriptions.products'],
  ],
  [
    'Screens/Admin/Users',
    ['users.list', 'users.update', 'users.remove', 'users.addSubscription', 'adminSubscriptions.products'],
  ],
  [
    'Screens/Admin/Subscriptions',
    [
      'adminSubscriptions.list',
      'adminSubscriptions.update',
      'adminSubscriptions.remove',
      'users.refs',
      'adminSubscriptions.products',
    ],
  ],
  [
    'Screens/Admin/Invites',
    [
      'adminInvites.list',
      'adminInvites.generate',
      'adminInvites.massGenerate',
      'adminInvites.update',
      'adminInvites.remove',
      'users.refs',
    ],
  ],
  ['Screens/Admin/HWID', ['hwidRequests.list', 'hwidRequests.approve', 'hwidRequests.decline']],
  ['Screens/Admin/Upload', ['adminClient.upload']],
  ['Screens/Admin/Shell', ['stats.read', 'users.list']],
  ['Screens/Admin', ['products.list', 'products.create', 'products.update', 'products.remove']],
];

/** Options of the control `outcome` for a screen. */
export function outcomeOptions(title: string): string[] {
  const endpoints = calls.find(([start]) => title.startsWith(start))?.[1] ?? [];
  return endpoints.flatMap((endpoint) => outcomeNames(endpoint).map((name) => `${endpoint} → ${name}`));
}

/**
 * Adds the controls world, outcome and latency to every screen: screens have few props, their states come
 * from the backend.
 */
export const withWorldControls: ArgTypesEnhancer = ({ argTypes, title }) =>
  title.startsWith('Screens/')
    ? {
        ...argTypes,
        world: {
          name: 'world',
          description: 'Data of the mock backend',
          control: { type: 'select' },
          options: ['', ...Object.keys(worlds)],
          table: { category: 'Mock backend' },
        },
        outcome: {
          name: 'outcome',
          description: 'Answer of one call',
          control: { type: 'select' },
          options: ['', ...outcomeOptions(title)],
          table: { category: 'Mock backend' },
        },
        latency: {
          name: 'latency',
          description: 'Milliseconds that each call takes',
          control: { type: 'number', min: 0, step: 100 },
          table: { category: 'Mock backend' },
        },
      }
    : argTypes;
