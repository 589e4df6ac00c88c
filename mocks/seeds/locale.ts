import type { LocaleDefinition } from '@faker-js/faker';

const list = (text: string) => text.trim().split(/\s+/);

/** The words of this domain, in place of one of faker's locales; patterns in braces are for `helpers.fake`. */
export const locale = {
  metadata: { title: 'Licence sales' },
  /** Usernames are made of an adjective and a noun; their numbers, 31 and 37, must be coprime with 379. */
  word: {
    adjective: list(`
      Silent Frost Rapid Lucky Iron Neon Toxic Ghost Salty Crimson Lazy Turbo Mystic Cyber Hollow
      Savage Pixel Dusty Nordic Velvet Rusty Solar Grim Swift Quiet Atomic Brave Shadow Electric
      Sleepy Royal
    `),
    noun: list(`
      Fox Viper Sniper Otter Raven Wolf Banana Knight Panda Falcon Badger Toaster Reaper Gopher Lynx
      Comet Pickle Tiger Wizard Moose Hornet Cobra Nomad Pirate Walrus Phantom Rocket Mantis Yeti
      Duck Bandit Crow Shark Penguin Drifter Goblin Titan
    `),
  },
  internet: {
    ipv4_block: list(`
      24.16.0.0/13 37.24.0.0/14 62.163.0.0/16 71.192.0.0/11 77.160.0.0/11 81.96.0.0/11 84.128.0.0/10
      86.0.0.0/11 89.64.0.0/12 90.0.0.0/11 94.208.0.0/13 151.16.0.0/12 177.32.0.0/12 185.76.0.0/16
      188.192.0.0/12 213.46.0.0/16
    `),
  },
  hardware: {
    cpu: ['Ryzen 5 3600', 'Ryzen 5 5600X', 'Ryzen 7 2700X', 'i5-9600K', 'i5-12400F', 'i7-8700K'],
    newer_cpu: ['Ryzen 7 5800X3D', 'Ryzen 7 7800X3D', 'Ryzen 7 9800X3D', 'i5-13600K', 'i7-14700K'],
    gpu: ['GTX 1060', 'GTX 1080 Ti', 'RTX 2060', 'RTX 3060', 'RTX 3070', 'RX 580', 'RX 6700 XT'],
    newer_gpu: ['RTX 4070', 'RTX 4080 Super', 'RTX 5070 Ti', 'RX 7800 XT', 'RX 9070 XT'],
    board: ['B450 Tomahawk', 'B550 Aorus', 'B650', 'X570', 'Z390', 'Z690', 'Z790'],
    drive: ['SSD', 'NVMe', 'hard disk', 'system drive'],
  },
  hwid_request: {
    reason: [
      'Got a new motherboard, the old {{hardware.board}} died last night.',
      'Went from the {{hardware.gpu}} to the {{hardware.newer_gpu}} and now the client says wrong hardware.',
      'I changed the CPU ({{hardware.cpu}} to {{hardware.newer_cpu}}). Same everything else.',
      'Swapped my {{hardware.drive}}, cloned the old one, and the HWID changed.',
      'RMA of my {{hardware.newer_gpu}} came back with a different board revision.',
      'BIOS update on the {{hardware.board}} changed something, it worked yesterday.',
      'Windows reinstall after a botched update, please reset.',
      'new pc :)',
      'new {{hardware.newer_gpu}} :)',
      'Moved to a laptop for the holidays and can’t log in from there.',
      'My brother used my PC and logged in with his account first.',
      'Bought a prebuilt, old machine is sold. Proof of purchase on request.',
      'Enabled TPM for Windows 11 and it stopped recognising me.',
      'Network card burned out in a thunderstorm, replaced with a USB one.',
      'pls reset, tournament on saturday',
    ],
  },
} satisfies LocaleDefinition;
